export { default as "company-management" } from "@/messages/en/company-management.json";
