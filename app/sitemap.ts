import type { MetadataRoute } from "next";
import { stranger } from "@/lib/auth/find-viewer";
import { listCompanyAddresses } from "@/lib/companies/queries";
import { appUrl } from "@/lib/env";
import { addressIn } from "@/lib/i18n/addresses";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { listOfferAddresses } from "@/lib/jobs/offers";
import { listPostAddresses } from "@/lib/posts/post-addresses";
import { indexedPages } from "@/lib/site";

export const dynamic = "force-dynamic";

const most = 5000;

/** Every fixed page, the newest public posts and open offers, and the companies, in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const reader = stranger(defaultLocale);
  const [posts, offers, companies] = await Promise.all([
    listPostAddresses(reader, most),
    listOfferAddresses(reader, most),
    listCompanyAddresses(reader, most),
  ]);
  return [
    ...indexedPages.flatMap((path) => inBoth(path)),
    ...offers.flatMap(({ id, changedAt }) => inBoth(`/offre/${id}`, new Date(changedAt))),
    ...companies.flatMap(({ id }) => inBoth(`/entreprise/${id}`)),
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
