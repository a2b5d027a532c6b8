export { default as roster } from "@/messages/fr/roster.json";
