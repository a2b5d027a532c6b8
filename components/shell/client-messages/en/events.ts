export { default as events } from "@/messages/en/events.json";
