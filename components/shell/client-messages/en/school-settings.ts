export { default as "school-settings" } from "@/messages/en/school-settings.json";
