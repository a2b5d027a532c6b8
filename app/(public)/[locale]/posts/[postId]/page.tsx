import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { LazyPostView } from "@/components/posts/lazy-post-view";
import { postViewer } from "@/components/posts/post-viewer";
import { SignInLink } from "@/components/shell/sign-in-link";
import { NotFoundPage } from "@/components/site/not-found-page";
import { maxDescription, notFoundMetadata, pageMetadata } from "@/components/site/page-metadata";
import { isInBlock } from "@/lib/blocks/queries";
import { parsePathId } from "@/lib/core/api/params";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { setNotFoundStatus } from "@/lib/core/http/request-context";
import type { Locale } from "@/lib/core/i18n/locales";
import { truncate } from "@/lib/core/text/truncate";
import { excerpt } from "@/lib/posts/excerpt";
import { getPost } from "@/lib/posts/queries";
import { postPath } from "@/lib/routes";

type Props = { params: Promise<{ locale: Locale; postId: string }> };

/** The post is read once for the metadata and the page. */
const readPost = cache(async (postId: string) => {
  const post = await nullIfNotFound(async () => getPost(await getViewer(), parsePathId(postId)));
  if (!post) setNotFoundStatus();
  return post;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, postId } = await params;
  const post = await readPost(postId);
  if (!post) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "posts.page" });
  const { name } = post.user;
  const heading = excerpt(post.content);
  const title = heading ? `${heading} · ${name}` : t("title", { name });
  const description = truncate(post.content, maxDescription) || title;
  const [image] = post.images;
  const metadata = pageMetadata(locale, postPath(post.id), { title, description, type: "article", image });
  const isPublic = post.audience === "public" && post.status === "published";
  return isPublic ? metadata : { ...metadata, robots: { index: false } };
}

export default async function PostPage({ params }: Props) {
  const { locale, postId } = await params;
  setRequestLocale(locale);
  const [viewer, post] = await Promise.all([getViewer(), readPost(postId)]);
  if (!post) return <MissingPost viewer={viewer} locale={locale} />;
  return (
    <LazyPostView
      initialData={post}
      viewer={postViewer(viewer)}
      home={homePath(viewer.role)}
      hasBlocks={viewer.role !== "visitor" && (await isInBlock(viewer))}
    />
  );
}

/** Visitors may be members whose session has ended; the public jobs are what they can read. */
async function MissingPost({ viewer: { role }, locale }: { viewer: Viewer; locale: Locale }) {
  const t = await getTranslations({ locale });
  if (role !== "visitor")
    return <NotFoundPage link={{ href: homePath(role), label: t("shell.public.back") }} />;
  return (
    <NotFoundPage link="jobs" text={t("posts.page.missingText")}>
      <SignInLink locale={locale} size="medium" />
    </NotFoundPage>
  );
}
