"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { ActionError } from "@/components/ui/action-error";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import type { Post } from "@/lib/posts/schemas";
import { studentPaths } from "@/lib/routes";
import { PostCard } from "./post-card";
import { composerId, PostComposer } from "./post-composer";
import type { PostViewer } from "./post-viewer";
import { type FeedPage, useFeed } from "./use-feed";
import { useLivePosts } from "./use-live-posts";
import { useNewPosts } from "./use-new-posts";

type Props = { viewer: PostViewer; hasBlocks: boolean; first: FeedPage; page: number; until?: number };

export function Feed({ viewer, hasBlocks, first, page, until }: Props) {
  const t = useTranslations("posts.feed");
  const router = useRouter();
  const feed = useFeed({ page, until }, first);
  const newPosts = useNewPosts();
  const posts = feed.page.data;
  const live = useLivePosts(
    { id: viewer.id, fetchesCounts: hasBlocks },
    { posts, change: feed.change, remove: feed.remove },
  );
  useAfterReconnection(() => void feed.catchUp().then(newPosts.add, () => {}));
  const newest = until ?? (page === 1 ? Math.max(0, ...posts.map(({ id }) => id)) : undefined);

  function created(post: Post) {
    newPosts.forget(post.id);
    if (page === 1) feed.add(post);
    else router.push(studentPaths.feed);
  }
  async function showNew() {
    newPosts.forget();
    if (page === 1 && !until) await feed.refresh();
    else router.push(studentPaths.feed);
    scrollTo({ top: 0 });
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">{t("heading")}</h1>
      <PostComposer viewer={viewer} onCreated={created} />
      <div
        aria-live="polite"
        className="sticky top-[calc(var(--spacing-header)+8px)] z-10 grid justify-items-center empty:hidden"
      >
        {newPosts.count > 0 && (
          <Button size="small" onClick={showNew} className="rounded-full">
            <ArrowUp className="size-4" />
            {t("newPosts", { count: newPosts.count })}
          </Button>
        )}
      </div>
      <ActionError error={feed.error} retry={feed.refresh} />
      {posts.length === 0 && feed.loading && <FeedSkeleton />}
      {posts.length === 0 && !feed.loading && <NoPosts onRefresh={() => feed.refresh()} />}
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          viewer={viewer}
          first={index === 0}
          threadVersion={live.threadVersion(post.id)}
          onChange={(change) => {
            live.onOwnAction(post.id);
            feed.change(post.id, change);
          }}
          onRemove={() => feed.remove(post.id)}
        />
      ))}
      <Pagination list={feed.page} href={(number) => pageHref(number, newest)} />
    </div>
  );
}

/** Later pages carry the newest post seen, so that new posts do not shift them. */
function pageHref(page: number, until: number | undefined): string {
  if (page === 1) return studentPaths.feed;
  return `${studentPaths.feed}?page=${page}${until ? `&until=${until}` : ""}`;
}

function NoPosts({ onRefresh }: { onRefresh: () => void }) {
  const t = useTranslations("posts.feed");
  return (
    <EmptyState art={<EmptyBench />} title={t("emptyTitle")} text={t("emptyText")}>
      <Button onClick={() => document.getElementById(composerId)?.focus()}>{t("createFirst")}</Button>
      <Button variant="secondary" onClick={onRefresh}>
        {t("refresh")}
      </Button>
    </EmptyState>
  );
}

function FeedSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {[1, 2, 3].map((card) => (
        <Card key={card} className="grid gap-4 p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <div className="grid gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </Card>
      ))}
    </div>
  );
}
