import { POST as send } from "@/app/api/contact/route";
import { readText } from "@/lib/core/api/body";
import { defaultLocale, isLocale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";

const maxBytes = 64 * 1024;

type Context = { params: Promise<{ locale: string }> };

/** Receives the contact form from a browser without scripts: calls the same endpoint and responds with a redirect. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const segment = (await params).locale;
  const locale = isLocale(segment) ? segment : defaultLocale;
  // A body without a declared length counts as too long.
  const length = Number(request.headers.get("content-length") ?? maxBytes + 1);
  const text = length <= maxBytes ? await readText(request).catch(() => null) : null;
  const isSent = text !== null && (await send(toJsonRequest(request, text, locale), noParams)).ok;
  const location = localizedPath(locale, isSent ? "/contact/sent" : "/contact/unsent");
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}

const noParams = { params: Promise.resolve({}) };

function toJsonRequest(request: Request, text: string, locale: string): Request {
  const fields = Object.fromEntries(new URLSearchParams(text));
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(request.url, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...fields, locale }),
  });
}
