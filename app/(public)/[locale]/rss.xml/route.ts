import { notFound } from "next/navigation";
import { createTranslator } from "next-intl";
import { stranger } from "@/lib/auth/find-viewer";
import { appUrl } from "@/lib/env";
import { addressIn } from "@/lib/i18n/addresses";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { firstWords } from "@/lib/posts/first-words";
import { listPosts } from "@/lib/posts/queries";
import { rssOf } from "@/lib/posts/rss";

export const dynamic = "force-dynamic";

export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { data } = await listPosts(stranger(locale), { page: 1, per_page: 30 });
  const body = feed(
    locale,
    data.toSorted((one, other) => other.id - one.id),
  );
  const headers = {
    "content-type": "application/rss+xml; charset=utf-8",
    "cache-control": "public, max-age=300",
  };
  return new Response(body, { headers });
}

function feed(locale: Locale, posts: Parameters<typeof rssOf>[0]): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "site.rss" });
  const address = (path: string) => appUrl() + addressIn(locale, path);
  const channel = {
    title: t("title"),
    description: t("description"),
    language: locale,
    page: address("/"),
    feed: address("/rss.xml"),
  };
  return rssOf(posts, channel, {
    titleOf: ({ content, user: { name } }) => {
      const words = firstWords(content);
      return words ? `${words} · ${name}` : t("item", { name });
    },
    addressOf: (post) => address(`/posts/${post.id}`),
  });
}
