import { chat, conversations, presence } from "@/lib/core/i18n/fr";

export const messages = { chat, conversations, presence };
