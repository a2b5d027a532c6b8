import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Unsubscribe } from "@/components/email/unsubscribe";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { readUnsubscribeToken } from "@/lib/core/email/unsubscribe-token";

/** Its address holds a token: it is in no index and in no referrer. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.unsubscribe");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function UnsubscribePage({ searchParams }: Props) {
  await getViewer();
  const { token } = await searchParams;
  const wish = typeof token === "string" ? readUnsubscribeToken(token) : null;
  return <Unsubscribe token={String(token)} category={wish?.category ?? null} />;
}
