import { type Locale, localeCookie, preferredLocale } from "@/lib/core/i18n/locales";

const texts = {
  fr: {
    unavailable: [
      "Préau n’est pas disponible pour le moment",
      "Le service sera de nouveau disponible dans un instant. Cette page se recharge automatiquement.",
    ],
    internal: [
      "Une erreur s’est produite de notre côté",
      "Réessayez dans un instant. Ce que vous avez publié n’est pas perdu.",
    ],
    reference: "Référence\u00a0:",
    retry: "Réessayer",
  },
  en: {
    unavailable: [
      "Préau is not available at the moment",
      "The service will be available again in a moment. This page reloads automatically.",
    ],
    internal: [
      "Something went wrong on our side",
      "Try again in a moment. Nothing you have published is lost.",
    ],
    reference: "Reference:",
    retry: "Try again",
  },
} as const;

/** Renders a page without database and Next.js. Its styles are attributes, as the CSP requires. */
export function errorPage(code: "unavailable" | "internal", id: string, locale: Locale): string {
  const {
    [code]: [title, text],
    reference,
    retry,
  } = texts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title} · Préau</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">${code === "unavailable" ? '<meta http-equiv="refresh" content="3">' : ""}</head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem">
<main><h1 style="font-size:1.6rem;line-height:1.2">${title}</h1><p>${text}</p>
<p><a href="" style="color:inherit">${retry}</a></p>
<p style="font-size:.8rem;opacity:.8">${reference} <code>${id}</code></p></main></body></html>`;
}

export function localeOf(headers: {
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}): Locale {
  const cookieLocale = new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(headers.cookie ?? "")?.[1];
  return preferredLocale(cookieLocale, headers["accept-language"] ?? null);
}
