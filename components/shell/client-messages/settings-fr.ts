import { blocks, presence, privacy, settings, "two-factor" as twoFactor, users } from "@/lib/core/i18n/fr";

export const messages = { blocks, presence, privacy, settings, "two-factor": twoFactor, users };
