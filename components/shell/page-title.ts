import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** Metadata of pages whose URL contains a token. */
export const secretUrl: Metadata = { robots: { index: false }, referrer: "no-referrer" };

/** The `generateMetadata` of a page with a fixed title. */
export function pageTitle(key: MessageKey, more: Metadata = {}) {
  return async (): Promise<Metadata> => ({ title: (await getTranslations())(key), ...more });
}
