import { NextResponse } from "next/server";
import { createTranslator } from "next-intl";
import type { Viewer } from "@/lib/auth/viewer";
import { requestContext } from "@/lib/http/request-context";
import { acceptedLocale, defaultLocale, isLocale, type Locale, localeCookie } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { callerOf } from "./caller";
import type { AppError, FieldCodes } from "./errors";

/** The contract's failure body, with sentences in the caller's language. */
export function failureAnswer(error: AppError, viewer: Viewer | null, request: Request): Response {
  const locale = viewer?.locale ?? requestLocale(request);
  const errors = error.details.fields && sentences(error.details.fields, locale);
  const message = Object.values(errors ?? {})[0]?.[0] ?? sentence(error, locale);
  const body = { success: false, status: "error", code: error.code, message, errors };
  return NextResponse.json(body, { status: error.status, headers: headersOf(error) });
}

function sentence(error: AppError, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "errors" });
  const { retryAfter = 0, words } = error.details;
  const unsaid = { refused: "no", company: "", reasoned: "no", reason: "" };
  return t(error.code, { seconds: retryAfter, request: requestContext()?.id ?? "", ...unsaid, ...words });
}

function sentences(fields: FieldCodes, locale: Locale): FieldCodes {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "validation" });
  const say = (code: string) => (t.has(code as never) ? t(code as never) : t("invalid"));
  return Object.fromEntries(Object.entries(fields).map(([field, codes]) => [field, codes.map(say)]));
}

function requestLocale(request: Request): Locale {
  const caller = callerOf(request);
  const chosen = caller.cookie(localeCookie);
  return isLocale(chosen) ? chosen : (acceptedLocale(caller.acceptLanguage) ?? defaultLocale);
}

function headersOf(error: AppError): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  if (error.details.retryAfter !== undefined) headers.set("retry-after", String(error.details.retryAfter));
  // The rest of the body is not waited for.
  if (error.code === "body_timeout") headers.set("connection", "close");
  return headers;
}
