import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** The URL may hold a token: no index, no referrer. */
export async function authStepMetadata(step: "forgot" | "reset" | "verify"): Promise<Metadata> {
  const t = await getTranslations("users");
  return { title: t(`${step}.title`), robots: { index: false }, referrer: "no-referrer" };
}
