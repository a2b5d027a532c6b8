import { moderation } from "@/lib/core/i18n/en";

export const messages = { moderation };
