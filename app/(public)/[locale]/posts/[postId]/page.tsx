import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { PostView } from "@/components/posts/post-view";
import { postViewer } from "@/components/posts/post-viewer";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";
import { appUrl } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { getPost } from "@/lib/posts/queries";

type Props = { params: Promise<{ locale: Locale; postId: string }> };

const readPost = cache(async (postId: string) => {
  try {
    return await getPost(await currentViewer(), pathId(postId));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, postId } = await params;
  const post = await readPost(postId);
  const t = await getTranslations({ locale, namespace: "posts.page" });
  const title = t("title", { name: post.user.name });
  const description = post.content.replace(/\s+/g, " ").slice(0, 160);
  const french = `${appUrl()}/posts/${post.id}`;
  const english = `${appUrl()}/en/posts/${post.id}`;
  const isPublic = post.audience === "public" && post.status === "published";
  return {
    title,
    description,
    robots: isPublic ? undefined : { index: false },
    alternates: {
      canonical: locale === "fr" ? french : english,
      languages: { fr: french, en: english, "x-default": french },
    },
    openGraph: {
      title,
      description,
      type: "article",
      locale: locale === "fr" ? "fr_FR" : "en_GB",
      url: locale === "fr" ? french : english,
      images: post.images
        .slice(0, 1)
        .map(({ url, alt, width, height }) => ({ url: appUrl() + url, alt, width, height })),
    },
  };
}

export default async function PostPage({ params }: Props) {
  const { locale, postId } = await params;
  setRequestLocale(locale);
  const [viewer, post] = [await currentViewer(), await readPost(postId)];
  const home = viewer.role === "visitor" ? "/login" : homeOf(viewer.role);
  return <PostView first={post} viewer={postViewer(viewer)} home={home} />;
}
