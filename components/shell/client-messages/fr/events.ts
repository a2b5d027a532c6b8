export { default as events } from "@/messages/fr/events.json";
