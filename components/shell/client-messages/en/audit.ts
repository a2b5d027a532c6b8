export { default as audit } from "@/messages/en/audit.json";
