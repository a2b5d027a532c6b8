export { default as analytics } from "@/messages/en/analytics.json";
