export { default as blocks } from "@/messages/en/blocks.json";
export { default as friends } from "@/messages/en/friends.json";
export { default as suggestions } from "@/messages/en/suggestions.json";
