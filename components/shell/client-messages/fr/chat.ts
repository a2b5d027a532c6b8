export { default as chat } from "@/messages/fr/chat.json";
export { default as conversations } from "@/messages/fr/conversations.json";
