export { default as "school-settings" } from "@/messages/fr/school-settings.json";
