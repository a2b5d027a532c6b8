export { default as privacy } from "@/messages/en/privacy.json";
export { default as settings } from "@/messages/en/settings.json";
export { default as "two-factor" } from "@/messages/en/two-factor.json";
export { default as users } from "@/messages/en/users.json";
