import type { Metadata } from "next";
import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { messagesFor } from "@/lib/core/i18n/messages";
import { publicPaths } from "@/lib/routes";
import { shareImage, siteName } from "./share-image";

type ShareImage = { url: string; width: number; height: number; alt: string };
type PageText = {
  title: string;
  description: string;
  type?: "website" | "article";
  image?: ShareImage | undefined;
};

/** The maximum length of a description: search engines show about as much. */
export const maxDescription = 160;

export function pageMetadata(
  locale: Locale,
  path: string,
  { title, description, ...more }: PageText,
): Metadata {
  const url = localizedPath(locale, path);
  const [french, english] = [localizedPath("fr", path), localizedPath("en", path)];
  const images = [more.image ?? shareImage(locale)];
  return {
    // The landing page's title begins with the site's name; the others end with it.
    title: path === "/" ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      languages: { fr: french, en: english, "x-default": french },
      types: { "application/rss+xml": localizedPath(locale, publicPaths.rss) },
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

/** Used for lists with filters and for pages beyond the last one. */
export function notIndexed(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false, follow: true } };
}

export function notFoundMetadata(locale: Locale): Metadata {
  return { title: messagesFor(locale).shell.missing.title, robots: { index: false } };
}
