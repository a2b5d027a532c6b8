export { default as roster } from "@/messages/en/roster.json";
