export { default as "error-screen" } from "@/messages/en/error-screen.json";
export { default as posts } from "@/messages/en/posts.json";
export { default as presence } from "@/messages/en/presence.json";
export { default as search } from "@/messages/en/search.json";
export { default as shell } from "@/messages/en/shell.json";
export { default as ui } from "@/messages/en/ui.json";
