import type { Metadata } from "next";
import { addressIn } from "@/lib/i18n/addresses";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";

type Words = { title: string; description: string };

/** What a fixed public page says of itself to search engines and to those who share it. */
export function pageMetadata(locale: Locale, path: string, { title, description }: Words): Metadata {
  const url = addressIn(locale, path);
  const [french, english] = [addressIn("fr", path), addressIn("en", path)];
  const picture = {
    url: `/og/${locale}.png`,
    width: 1200,
    height: 630,
    alt: messagesFor(locale).site.home.scene,
  };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: { fr: french, en: english, "x-default": french },
      types: { "application/rss+xml": addressIn(locale, "/rss.xml") },
    },
    openGraph: {
      title,
      description,
      url,
      type: "website",
      siteName: "Préau",
      locale: locale === "fr" ? "fr_FR" : "en_GB",
      alternateLocale: locale === "fr" ? "en_GB" : "fr_FR",
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
