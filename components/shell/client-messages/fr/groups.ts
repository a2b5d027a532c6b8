export { default as groups } from "@/messages/fr/groups.json";
