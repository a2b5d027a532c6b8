import { blocks, presence, privacy, settings, "two-factor" as twoFactor, users } from "@/lib/core/i18n/en";

export const messages = { blocks, presence, privacy, settings, "two-factor": twoFactor, users };
