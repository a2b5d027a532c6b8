import { NextResponse } from "next/server";
import { isLocale } from "@/lib/core/i18n/locales";
import { localeCookieFor } from "./session-cookie";

type Context = { params: Promise<{ locale: string }> };

/** `/en/login` sets the locale: public pages are cached, so their links must work without scripts. */
export function redirectWithLocale(screen: "/login" | "/signup") {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const { locale } = await params;
    const { search } = new URL(request.url);
    const headers = { location: screen + search, "cache-control": "private, no-store" };
    const response = new NextResponse(null, { status: 307, headers });
    if (isLocale(locale)) response.cookies.set(localeCookieFor(locale));
    return response;
  };
}
