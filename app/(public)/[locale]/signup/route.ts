import { redirectWithLocale } from "@/lib/core/auth/redirect-with-locale";
import { authPaths } from "@/lib/routes";

export const GET = redirectWithLocale(authPaths.signup);
