export { default as audit } from "@/messages/fr/audit.json";
