export { default as moderation } from "@/messages/en/moderation.json";
