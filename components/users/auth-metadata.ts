import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { shareImage, siteName } from "@/components/site/share-image";

const titles = {
  "/login": "tabs.login",
  "/signup": "tabs.signup",
  "/signup/company": "companySignup.title",
} as const;

/**
 * These pages are indexed, unlike the others that visitors do not share. The canonical URL has no `next`, and is the
 * same in both languages.
 */
export async function authMetadata(path: keyof typeof titles): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const [title, description] = [t(`users.${titles[path]}`), t("site.home.description")];
  const images = [shareImage(locale)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: "website", siteName, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
