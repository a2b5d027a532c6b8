import type { Metadata } from "next";
import { addressIn } from "@/lib/i18n/addresses";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { sharedPicture, siteName } from "./shared-picture";

type Picture = { url: string; width: number; height: number; alt: string };
type Words = {
  title: string;
  description: string;
  type?: "website" | "article";
  picture?: Picture | undefined;
};

/** What a public page says of itself to search engines and to those who share it. */
export function pageMetadata(locale: Locale, path: string, { title, description, ...more }: Words): Metadata {
  const url = addressIn(locale, path);
  const [french, english] = [addressIn("fr", path), addressIn("en", path)];
  const images = [more.picture ?? sharedPicture(locale)];
  return {
    // The landing page's title begins with the site's name; the others end with it.
    title: path === "/" ? { absolute: title } : title,
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
      type: more.type ?? "website",
      siteName,
      locale: locale === "fr" ? "fr_FR" : "en_GB",
      alternateLocale: locale === "fr" ? "en_GB" : "fr_FR",
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

/** What a page in the place of one that does not exist says of itself. */
export function missingMetadata(locale: Locale): Metadata {
  return { title: messagesFor(locale).shell.missing.title, robots: { index: false } };
}
