"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PostCard } from "@/components/posts/post-card";
import type { PostViewer } from "@/components/posts/post-viewer";
import { useLivePosts } from "@/components/posts/use-live-posts";
import { Pagination } from "@/components/ui/pagination";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import type { Post } from "@/lib/posts/schemas";
import type { listProfilePosts } from "@/lib/profiles/contract";

type Props = { viewer: PostViewer; first: ResponseOf<typeof listProfilePosts>; path: string };

export function ProfilePosts({ viewer, first, path }: Props) {
  const t = useTranslations("profiles");
  const [posts, setPosts] = useState(first.data);
  const list = {
    posts,
    change: (id: number, change: (post: Post) => Post) =>
      setPosts((all) => all.map((post) => (post.id === id ? change(post) : post))),
    remove: (id: number) => setPosts((all) => all.filter((post) => post.id !== id)),
  };
  // Few look at one profile at the same time, so that each may fetch.
  const live = useLivePosts({ id: viewer.id, fetchesCounts: true }, list);
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
          threadVersion={live.threadVersion(post.id)}
          onChange={(change) => {
            live.onOwnAction(post.id);
            list.change(post.id, change);
          }}
          onRemove={() => list.remove(post.id)}
        />
      ))}
      <Pagination list={first} href={(page) => `${buildHref(path, { page })}#posts`} />
    </section>
  );
}
