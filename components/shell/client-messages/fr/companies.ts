export { default as companies } from "@/messages/fr/companies.json";
