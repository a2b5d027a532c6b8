import { chat, conversations, presence } from "@/lib/core/i18n/en";

export const messages = { chat, conversations, presence };
