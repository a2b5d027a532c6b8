export { default as "company-management" } from "@/messages/fr/company-management.json";
