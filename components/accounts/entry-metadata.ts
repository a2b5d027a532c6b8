import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Visitors find both addresses by searching; with a way back in the address it is still the same page. */
export async function entryMetadata(tab: "login" | "signup"): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t(`tabs.${tab}`), alternates: { canonical: `/${tab}` } };
}
