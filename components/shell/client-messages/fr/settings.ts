export { default as privacy } from "@/messages/fr/privacy.json";
export { default as settings } from "@/messages/fr/settings.json";
export { default as "two-factor" } from "@/messages/fr/two-factor.json";
export { default as users } from "@/messages/fr/users.json";
