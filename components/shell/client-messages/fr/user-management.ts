export { default as "user-management" } from "@/messages/fr/user-management.json";
