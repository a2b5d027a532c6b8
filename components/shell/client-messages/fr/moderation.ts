export { default as moderation } from "@/messages/fr/moderation.json";
