export { default as groups } from "@/messages/en/groups.json";
