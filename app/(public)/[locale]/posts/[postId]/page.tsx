import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { PostView } from "@/components/posts/post-view";
import { postViewer } from "@/components/posts/post-viewer";
import { MissingPage } from "@/components/site/missing-page";
import { missingMetadata, pageMetadata } from "@/components/site/page-metadata";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { homeOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";
import type { Viewer } from "@/lib/auth/viewer";
import { answerMissing } from "@/lib/http/request-context";
import { addressIn } from "@/lib/i18n/addresses";
import type { Locale } from "@/lib/i18n/locales";
import { firstWords } from "@/lib/posts/first-words";
import { getPost } from "@/lib/posts/queries";

type Props = { params: Promise<{ locale: Locale; postId: string }> };

const readPost = cache(async (postId: string) => {
  try {
    return await getPost(await currentViewer(), pathId(postId));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    answerMissing();
    return null;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, postId } = await params;
  const post = await readPost(postId);
  if (!post) return missingMetadata(locale);
  const t = await getTranslations({ locale, namespace: "posts.page" });
  const { name } = post.user;
  const words = firstWords(post.content);
  const title = words ? `${words} · ${name}` : t("title", { name });
  const description = post.content.replace(/\s+/g, " ").slice(0, 160) || title;
  const [picture] = post.images;
  const said = pageMetadata(locale, `/posts/${post.id}`, { title, description, type: "article", picture });
  const isPublic = post.audience === "public" && post.status === "published";
  return isPublic ? said : { ...said, robots: { index: false } };
}

export default async function PostPage({ params }: Props) {
  const { locale, postId } = await params;
  setRequestLocale(locale);
  const [viewer, post] = [await currentViewer(), await readPost(postId)];
  if (!post) return <MissingPage way={await wayOn(viewer, locale)} />;
  return <PostView first={post} viewer={postViewer(viewer)} home={homeOf(viewer.role)} />;
}

/** Members have their area, with the newest posts; to visitors the offers are open. */
async function wayOn({ role }: Viewer, locale: Locale) {
  const t = await getTranslations({ locale });
  if (role !== "visitor") return { href: homeOf(role), label: t("shell.public.back") };
  return { href: addressIn(locale, "/offre"), label: t("site.nav.offers") };
}
