import { redirectWithLocale } from "@/lib/core/auth/redirect-with-locale";

export const GET = redirectWithLocale("/login");
