export { default as blocks } from "@/messages/fr/blocks.json";
export { default as friends } from "@/messages/fr/friends.json";
export { default as suggestions } from "@/messages/fr/suggestions.json";
