export { default as announcements } from "@/messages/en/announcements.json";
