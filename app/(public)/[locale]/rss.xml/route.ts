import { notFound } from "next/navigation";
import { anonymousViewer } from "@/lib/core/auth/find-viewer";
import { appUrl } from "@/lib/core/env";
import { isLocale, type Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { getTranslator } from "@/lib/core/i18n/translator";
import { excerpt } from "@/lib/posts/excerpt";
import { listPosts } from "@/lib/posts/queries";
import { renderRss } from "@/lib/posts/rss";
import { postPath, publicPaths } from "@/lib/routes";

export const dynamic = "force-dynamic";

export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { data } = await listPosts(anonymousViewer(locale), { page: 1, per_page: 30 });
  // The list begins with pinned posts; a feed reader expects the newest first.
  const body = renderFeed(
    locale,
    data.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
  );
  const headers = {
    "content-type": "application/rss+xml; charset=utf-8",
    "cache-control": "public, max-age=300",
  };
  return new Response(body, { headers });
}

function renderFeed(locale: Locale, posts: Parameters<typeof renderRss>[0]): string {
  const t = getTranslator(locale, "site.rss");
  const absoluteUrl = (path: string) => appUrl() + localizedPath(locale, path);
  const channel = {
    title: t("title"),
    description: t("description"),
    language: locale,
    page: absoluteUrl("/"),
    feed: absoluteUrl(publicPaths.rss),
  };
  return renderRss(posts, channel, {
    titleOf: ({ content, user: { name } }) => {
      const heading = excerpt(content);
      return heading ? `${heading} · ${name}` : t("item", { name });
    },
    urlOf: (post) => absoluteUrl(postPath(post.id)),
  });
}
