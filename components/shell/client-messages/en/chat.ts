export { default as chat } from "@/messages/en/chat.json";
export { default as conversations } from "@/messages/en/conversations.json";
