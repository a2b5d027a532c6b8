"use client";

import { useTranslations } from "next-intl";
import { CardSlot } from "@/components/posts/card-slot";
import { mergePage } from "@/components/posts/merge-feed";
import { PostCard } from "@/components/posts/post-card";
import type { PostViewer } from "@/components/posts/post-viewer";
import { useLivePosts } from "@/components/posts/use-live-posts";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { Pagination } from "@/components/ui/pagination";
import { useServerState } from "@/components/ui/use-server-state";
import { call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { withRows } from "@/lib/core/api/with-rows";
import { buildHref } from "@/lib/core/http/search-params";
import type { Post } from "@/lib/posts/schemas";
import { listProfilePosts } from "@/lib/profiles/contract";

type Props = {
  viewer: PostViewer;
  profileId: number;
  initialData: ResponseOf<typeof listProfilePosts>;
  path: string;
  /** 0 where the posts are below all sections. */
  postsInHtml?: number;
};

export function ProfilePosts({ viewer, profileId, initialData, path, postsInHtml = 3 }: Props) {
  const t = useTranslations("profiles");
  const { page, list, removeAndRefill } = useProfilePosts(profileId, initialData);
  // Each page may fetch at an event, because few users view one profile at the same time.
  const live = useLivePosts({ id: viewer.id, fetchesCounts: true }, list);
  return (
    <section id="posts" aria-labelledby="posts-title" className="mt-2 grid gap-4 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id="posts-title" className="text-lg">
          {t("sections.posts")}
        </h2>
        <p className="text-muted text-sm">
          {page.total === 0 ? t("posts.none") : t("posts.count", { count: page.total })}
        </p>
      </div>
      {page.data.map((post, index) => (
        <CardSlot key={post.id} isInHtml={index < postsInHtml}>
          <PostCard
            post={post}
            viewer={viewer}
            under="h2"
            threadVersion={live.threadVersion(post.id)}
            onChange={(change) => {
              live.onOwnAction(post.id);
              list.change(post.id, change);
            }}
            onRemove={() => removeAndRefill(post.id)}
          />
        </CardSlot>
      ))}
      <Pagination list={page} href={(page) => `${buildHref(path, { page })}#posts`} />
    </section>
  );
}

function useProfilePosts(profileId: number, initialData: Props["initialData"]) {
  const [page, setPage] = useServerState(initialData);
  const posts = page.data;
  const setPosts = (change: (posts: Post[]) => Post[]) =>
    setPage((current) => withRows(current, change(current.data)));
  const list = {
    posts,
    change: (id: number, change: (post: Post) => Post) =>
      setPosts((all) => all.map((post) => (post.id === id ? change(post) : post))),
    remove: (id: number) => setPosts((all) => all.filter((post) => post.id !== id)),
  };
  const query = { page: initialData.current_page, per_page: initialData.per_page };
  async function catchUp() {
    const fetched = await call(listProfilePosts, { params: { id: profileId }, query }).catch(() => null);
    if (!fetched) return;
    setPage((shown) => {
      if (shown.current_page !== fetched.current_page) return shown;
      return { ...fetched, data: mergePage(posts, shown.data, fetched.data) };
    });
  }
  useAfterReconnection(() => void catchUp());
  /** The first post of the next page moves up. */
  function removeAndRefill(id: number) {
    list.remove(id);
    if (page.current_page < page.last_page) void catchUp();
  }
  return { page, list, removeAndRefill };
}
