export { default as "user-management" } from "@/messages/en/user-management.json";
