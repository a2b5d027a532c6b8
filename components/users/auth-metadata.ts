import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { shareImage, siteName } from "@/components/site/share-image";

const titles = {
  "/login": "tabs.login",
  "/signup": "tabs.signup",
  "/signup/company": "companySignup.title",
} as const;

/**
 * Visitors find these addresses by searching, and share them; with a way back in the address it is still the same page.
 * Both languages have the one address.
 */
export async function authMetadata(path: keyof typeof titles): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const [title, description] = [t(`accounts.${titles[path]}`), t("site.home.description")];
  const images = [shareImage(locale)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: "website", siteName, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
