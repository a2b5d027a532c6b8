"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PostCard } from "@/components/posts/post-card";
import type { PostViewer } from "@/components/posts/post-viewer";
import { Pagination } from "@/components/ui/pagination";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import type { listProfilePosts } from "@/lib/profiles/contract";

type Props = { viewer: PostViewer; first: ResponseOf<typeof listProfilePosts>; path: string };

export function ProfilePosts({ viewer, first, path }: Props) {
  const t = useTranslations("profiles");
  const [posts, setPosts] = useState(first.data);
  return (
    <section id="posts" aria-labelledby="posts-title" className="mt-2 grid gap-4 print:hidden">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="posts-title" className="text-lg">
          {t("sections.posts")}
        </h2>
        <p className="text-muted text-sm">
          {first.total === 0 ? t("posts.none") : t("posts.count", { count: first.total })}
        </p>
      </div>
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          viewer={viewer}
          under="h2"
          onChange={(change) =>
            setPosts((all) => all.map((each) => (each.id === post.id ? change(each) : each)))
          }
          onRemove={() => setPosts((all) => all.filter(({ id }) => id !== post.id))}
        />
      ))}
      <Pagination list={first} href={(page) => `${buildHref(path, { page })}#posts`} />
    </section>
  );
}
