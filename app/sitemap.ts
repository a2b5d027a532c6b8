import type { MetadataRoute } from "next";
import { locales } from "@/db/enums";
import { listCompanyUrls } from "@/lib/companies/queries";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import { appUrl } from "@/lib/core/env";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { listJobUrls } from "@/lib/jobs/public-queries";
import { listPostUrls } from "@/lib/posts/queries";
import { companyPath, indexedPaths, jobPath, postPath } from "@/lib/routes";

export const dynamic = "force-dynamic";

/** The maximum of each list: three lists in two languages stay below the 50,000 URLs that a sitemap may have. */
const maxUrls = 5000;

/** Lists the fixed pages, the newest public posts and open jobs, and the companies, in both languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const viewer = anonymousViewer(defaultLocale);
  const [posts, jobs, companies] = await Promise.all([
    listPostUrls(viewer, maxUrls),
    listJobUrls(viewer, maxUrls),
    listCompanyUrls(viewer, maxUrls),
  ]);
  return [
    ...indexedPaths.flatMap((path) => localizedEntries(path)),
    ...jobs.flatMap(({ id, changedAt }) => localizedEntries(jobPath(id), new Date(changedAt))),
    ...companies.flatMap(({ id }) => localizedEntries(companyPath(id))),
    ...posts.flatMap(({ id, changedAt }) => localizedEntries(postPath(id), new Date(changedAt))),
  ];
}

function localizedEntries(path: string, lastModified?: Date): MetadataRoute.Sitemap {
  const [fr, en] = [appUrl() + localizedPath("fr", path), appUrl() + localizedPath("en", path)];
  const alternates = { languages: { fr, en, "x-default": fr } };
  return locales.map((locale) => ({
    url: appUrl() + localizedPath(locale, path),
    alternates,
    ...(lastModified && { lastModified }),
  }));
}
