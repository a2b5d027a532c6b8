export { default as announcements } from "@/messages/fr/announcements.json";
