export { default as "error-screen" } from "@/messages/fr/error-screen.json";
export { default as posts } from "@/messages/fr/posts.json";
export { default as presence } from "@/messages/fr/presence.json";
export { default as search } from "@/messages/fr/search.json";
export { default as shell } from "@/messages/fr/shell.json";
export { default as ui } from "@/messages/fr/ui.json";
