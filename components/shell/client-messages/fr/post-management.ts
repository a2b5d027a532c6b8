export { default as "post-management" } from "@/messages/fr/post-management.json";
