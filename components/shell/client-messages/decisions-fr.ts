import { moderation } from "@/lib/core/i18n/fr";

export const messages = { moderation };
