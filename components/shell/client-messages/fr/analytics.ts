export { default as analytics } from "@/messages/fr/analytics.json";
