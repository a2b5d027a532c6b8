export { default as validation } from "@/messages/fr/validation.json";
