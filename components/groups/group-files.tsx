"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PostGallery } from "@/components/posts/post-gallery";
import { Link } from "@/components/ui/link";
import { splitLinks } from "@/components/ui/links-in";
import { LoadError } from "@/components/ui/load-error";
import { MorePages } from "@/components/ui/more-pages";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { SectionCard } from "@/components/ui/section-card";
import { useListPage } from "@/components/ui/use-list-page";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { listGroupPosts, type PostContent } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { postPath } from "@/lib/routes";

type Props = {
  groupId: number;
  content: PostContent;
  initialData: ResponseOf<typeof listGroupPosts>["data"];
};

/** The images or the links of a group's posts, by post, the newest first. */
export function GroupFiles({ groupId, content, initialData }: Props) {
  const t = useTranslations("groups.files");
  const [page, setPage] = useState(1);
  const options = (number: number) => ({ params: { id: groupId }, query: { page: number, with: content } });
  const list = useListPage(listGroupPosts, options(page), {
    options: options(1),
    page: { data: initialData },
  });
  const { data } = list.page.data;
  return (
    <SectionCard id={`group-${content}`} title={t(content)} className="grid gap-3">
      {data.length === 0 && <p className="text-muted text-sm">{t(`empty.${content}`)}</p>}
      {list.error && <LoadError error={list.error} errorText={t("failed")} retry={list.retry} />}
      <ul aria-busy={list.isLoading} className="grid grid-cols-1 gap-5">
        {data.map((post) => (
          <li key={post.id} className="grid gap-2">
            {content === "images" ? <PostGallery images={post.images} /> : <Links post={post} />}
            <Source post={post} />
          </li>
        ))}
      </ul>
      <MorePages list={list.page.data} onChange={setPage} />
    </SectionCard>
  );
}

function Links({ post }: { post: Post }) {
  const links = new Set(splitLinks(post.content).flatMap(({ href }) => href ?? []));
  return [...links].map((href) => <RichText key={href} text={href} />);
}

function Source({ post: { id, user, created_at } }: { post: Post }) {
  const t = useTranslations("groups.files");
  const path = localizedPath(useLocale(), postPath(id));
  const toPost = (words: ReactNode) => (
    <Link href={path} className="text-accent hover:underline">
      {words}
    </Link>
  );
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {user.name} · <RelativeTime date={created_at} /> · {toPost(t("post"))}
    </p>
  );
}
