import type { MetadataRoute } from "next";
import { stranger } from "@/lib/auth/find-viewer";
import { appUrl } from "@/lib/env";
import { addressIn } from "@/lib/i18n/addresses";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { listPostAddresses } from "@/lib/posts/post-addresses";
import { indexedPages } from "@/lib/site";

export const dynamic = "force-dynamic";

const mostPosts = 5000;

/** Every fixed page and the newest public posts, in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await listPostAddresses(stranger(defaultLocale), mostPosts);
  return [
    ...indexedPages.flatMap((path) => inBoth(path)),
    ...posts.flatMap(({ id, changedAt }) => inBoth(`/posts/${id}`, new Date(changedAt))),
  ];
}

function inBoth(path: string, lastModified?: Date): MetadataRoute.Sitemap {
  const [fr, en] = [appUrl() + addressIn("fr", path), appUrl() + addressIn("en", path)];
  const alternates = { languages: { fr, en, "x-default": fr } };
  return locales.map((locale) => ({
    url: appUrl() + addressIn(locale, path),
    alternates,
    ...(lastModified && { lastModified }),
  }));
}
