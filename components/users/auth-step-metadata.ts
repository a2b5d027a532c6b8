import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** A page whose address may hold a secret: it is in no index and in no referrer. */
export async function authStepMetadata(step: "forgot" | "reset" | "verify"): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t(`${step}.title`), robots: { index: false }, referrer: "no-referrer" };
}
