export { default as "post-management" } from "@/messages/en/post-management.json";
