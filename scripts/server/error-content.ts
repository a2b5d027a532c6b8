import type { Locale } from "@/lib/core/i18n/locales";
import en from "@/messages/en/errors.json";
import fr from "@/messages/fr/errors.json";
import { isApiPath } from "./request-path";

const messages = { fr, en };

export type ErrorContent = { type: string; text: string };

export type ParserErrorCode =
  | "request_malformed"
  | "method_not_allowed"
  | "body_timeout"
  | "body_too_large"
  | "headers_too_large";

type Code = ParserErrorCode | "not_found" | "internal" | "unavailable";

/** JSON of the contract for endpoints, a sentence for pages. `internal` includes the id of the request. */
export function errorContent(code: Code, path: string, locale: Locale, id = ""): ErrorContent {
  const message = messages[locale][code].replace("{request}", id);
  return isApiPath(path)
    ? { type: "application/json", text: JSON.stringify({ success: false, status: "error", code, message }) }
    : { type: "text/plain; charset=utf-8", text: `${message}\n` };
}
