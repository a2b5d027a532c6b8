import type { Locale } from "@/lib/core/i18n/locales";
import en from "@/messages/en/errors.json";
import fr from "@/messages/fr/errors.json";
import { isApiPath } from "./request-path";

const messages = { fr, en };

export type ErrorContent = { type: string; text: string };

/** For endpoints the contract's JSON, for pages a sentence. */
export function errorContent(
  code: "method_not_allowed" | "not_found",
  path: string,
  locale: Locale,
): ErrorContent {
  const message = messages[locale][code];
  return isApiPath(path)
    ? { type: "application/json", text: JSON.stringify({ success: false, status: "error", code, message }) }
    : { type: "text/plain; charset=utf-8", text: `${message}\n` };
}
