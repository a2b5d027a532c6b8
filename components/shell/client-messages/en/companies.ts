export { default as companies } from "@/messages/en/companies.json";
