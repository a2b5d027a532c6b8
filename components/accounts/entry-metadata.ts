import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { sharedPicture, siteName } from "@/components/site/shared-picture";

const titles = {
  "/login": "tabs.login",
  "/signup": "tabs.signup",
  "/signup/company": "companySignup.title",
} as const;

/**
 * Visitors find these addresses by searching, and share them; with a way back in the address it is still the same page.
 * Both languages have the one address.
 */
export async function entryMetadata(path: keyof typeof titles): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const [title, description] = [t(`accounts.${titles[path]}`), t("site.home.description")];
  const images = [sharedPicture(locale)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: "website", siteName, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
