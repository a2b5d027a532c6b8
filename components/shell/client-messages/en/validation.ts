export { default as validation } from "@/messages/en/validation.json";
