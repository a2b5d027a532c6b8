import { carryLocale } from "@/lib/i18n/carry-locale";

export const GET = carryLocale("/login");
