import type { Viewer } from "@/lib/core/auth/viewer";
import type { AppError, FieldCodes } from "@/lib/core/errors/app-error";
import { requestContext } from "@/lib/core/http/request-context";
import { formatParams } from "@/lib/core/i18n/format-params";
import { type Locale, localeCookie, preferredLocale } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { jsonResponse } from "./json-response";
import { requestInfo } from "./request-info";

export async function errorResponse(
  error: AppError,
  viewer: Viewer | null,
  request: Request,
): Promise<Response> {
  const locale = viewer?.locale ?? requestLocale(request);
  const errors = error.details.fields && fieldMessages(error, error.details.fields, locale);
  const message = Object.values(errors ?? {})[0]?.[0] ?? errorMessage(error, locale);
  const body = { success: false, status: "error", code: error.code, message, errors };
  const response = await jsonResponse(body, error.status, errorHeaders(error));
  for (const cookie of error.details.cookies ?? []) response.cookies.set(cookie);
  return response;
}

function errorMessage(error: AppError, locale: Locale): string {
  const t = getTranslator(locale, "errors");
  const { retryAfter = 0, params } = error.details;
  return t(error.code, {
    wait: formatWait(retryAfter, locale),
    request: requestContext()?.id ?? "",
    ...absentParams,
    ...formatParams(params ?? {}, locale),
  });
}

/** A message needs each of its arguments: these defaults leave out the details that only some errors have (`account_…`). */
const absentParams = {
  rejected: "no",
  company: "",
  reasoned: "no",
  reason: "",
  stop: "",
  ends: "no",
  until: "",
  max: "",
};

/** "40 seconds", "15 minutes", "20 hours": rounded up. */
function formatWait(seconds: number, locale: Locale): string {
  const [unit, size] = seconds <= 120 ? ["second", 1] : seconds <= 7200 ? ["minute", 60] : ["hour", 3600];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.ceil(seconds / size));
}

function fieldMessages({ details }: AppError, fields: FieldCodes, locale: Locale): FieldCodes {
  const t = getTranslator(locale, "validation");
  const translate = (code: string) =>
    t.has(code as never) ? t(code as never, details.params as never) : t("invalid");
  return Object.fromEntries(Object.entries(fields).map(([field, codes]) => [field, codes.map(translate)]));
}

function requestLocale(request: Request): Locale {
  const { cookie, acceptLanguage } = requestInfo(request);
  return preferredLocale(cookie(localeCookie), acceptLanguage);
}

function errorHeaders({ code, details: { retryAfter } }: AppError): Record<string, string> {
  return {
    "cache-control": "no-store",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(code === "body_timeout" && { connection: "close" }),
  };
}
