export { default as blocks } from "@/messages/fr/blocks.json";
export { default as friends } from "@/messages/fr/friends.json";
export { default as posts } from "@/messages/fr/posts.json";
export { default as presence } from "@/messages/fr/presence.json";
export { default as search } from "@/messages/fr/search.json";
export { default as shell } from "@/messages/fr/shell.json";
export { default as suggestions } from "@/messages/fr/suggestions.json";
export { default as ui } from "@/messages/fr/ui.json";
