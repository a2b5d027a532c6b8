"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowUp } from "@/components/ui/icons";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { type ChannelName, groupChannel } from "@/lib/core/realtime/channels";
import type { Post } from "@/lib/posts/schemas";
import { groupPath, studentPaths } from "@/lib/routes";
import { CardSkeleton, CardSlot } from "./card-slot";
import { PostCard } from "./post-card";
import { postChannels } from "./post-channels";
import { composerId, PostComposer } from "./post-composer";
import type { PostViewer } from "./post-viewer";
import { type FeedPage, loadFeed, useFeed } from "./use-feed";
import { useLivePosts } from "./use-live-posts";
import { useNewPosts } from "./use-new-posts";

const cardsInHtml = 3;

type Props = {
  viewer: PostViewer;
  hasBlocks: boolean;
  hasMutes: boolean;
  initialData: FeedPage;
  page: number;
  until?: number;
  /** Lists this group's posts instead of the school's; only its members can post. */
  group?: { id: number; isMember: boolean; isAdmin: boolean };
};

export function Feed({ viewer, hasBlocks, hasMutes, initialData, page, until, group }: Props) {
  const t = useTranslations("posts.feed");
  const router = useRouter();
  const path = group ? `${groupPath(group.id)}/overview` : studentPaths.feed;
  const feed = useFeed(group?.id, { page, until }, initialData);
  const posts = feed.page.data;
  const newPosts = useNewPosts(newPostChannels(posts, group), feed, {
    hidesAuthors: hasBlocks || hasMutes,
    load: () => loadFeed(group?.id),
  });
  const live = useLivePosts(
    { id: viewer.id, fetchesCounts: hasBlocks },
    { posts, change: feed.change, remove: feed.remove },
  );
  useAfterReconnection(() => void feed.catchUp().then(newPosts.add, () => {}));
  const newest = until ?? (page === 1 ? findNewest(posts) : undefined);

  function addPost(post: Post) {
    newPosts.remove(post.id);
    if (page === 1) feed.add(post);
    else router.push(path);
  }
  async function showNew() {
    newPosts.remove();
    if (page === 1 && !until) await feed.refresh();
    else router.push(path);
    scrollTo({ top: 0 });
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {group ? <h2 className="sr-only">{t("groupHeading")}</h2> : <h1 className="sr-only">{t("heading")}</h1>}
      {(!group || group.isMember) && <PostComposer viewer={viewer} group={group} onCreated={addPost} />}
      <NewPosts count={newPosts.count} onShow={showNew} />
      <ActionError error={feed.error} retry={feed.refresh} />
      {posts.length === 0 && feed.isLoading && <FeedSkeleton />}
      {posts.length === 0 && !isBeyondEnd(feed.page) && !feed.isLoading && (
        <NoPosts group={group} onRefresh={() => feed.refresh()} />
      )}
      {posts.map((post, index) => (
        <CardSlot key={post.id} isInHtml={index < cardsInHtml}>
          <PostCard
            post={post}
            viewer={viewer}
            isFirst={index === 0}
            isInGroup={group !== undefined}
            under={group ? "h2" : "h1"}
            threadVersion={live.threadVersion(post.id)}
            onChange={(change) => {
              live.onOwnAction(post.id);
              feed.change(post.id, change);
              if (change(post).is_pinned !== post.is_pinned) void feed.refresh();
            }}
            onRemove={() => feed.removeAndRefill(post.id)}
          />
        </CardSlot>
      ))}
      <Pagination list={feed.page} href={(number) => pageHref(path, number, newest)} />
    </div>
  );
}

/** Returns undefined where all posts are pinned: the newest one may be on a later page. */
function findNewest(posts: Post[]): number | undefined {
  if (posts.every((post) => post.is_pinned)) return undefined;
  return posts.reduce((newest, post) => (post.created_at > newest.created_at ? post : newest)).id;
}

/** A button above the first post that does not move it: a click on a post that moves would miss it. */
function NewPosts({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations("posts.feed");
  return (
    <div
      aria-live="polite"
      className="sticky top-[calc(var(--spacing-header)+34px)] z-10 -mb-4 grid h-0 justify-items-center empty:sr-only"
    >
      {count > 0 && (
        <Button size="small" onClick={onShow} className="-translate-y-[calc(50%+8px)] rounded-full">
          <ArrowUp className="size-4" />
          {t("newPosts", { count })}
        </Button>
      )}
    </div>
  );
}

/** Posts of a public group are announced to its members only. */
function newPostChannels(posts: Post[], group: Props["group"]): ChannelName[] {
  if (!group) return postChannels(posts);
  return group.isMember ? [groupChannel(group.id)] : [];
}

/** Requests for later pages contain the newest post seen, so that new posts do not shift them. */
function pageHref(path: string, page: number, until: number | undefined): string {
  if (page === 1) return path;
  return `${path}?page=${page}${until ? `&until=${until}` : ""}`;
}

function NoPosts({ group, onRefresh }: Pick<Props, "group"> & { onRefresh: () => void }) {
  const t = useTranslations("posts.feed");
  if (group && !group.isMember)
    return <EmptyState illustration="empty-bench" title={t("emptyTitle")} text={t("emptyGroup")} />;
  return (
    <EmptyState
      illustration="empty-bench"
      title={t("emptyTitle")}
      text={t(group ? "emptyGroupMember" : "emptyText")}
    >
      <Button onClick={() => document.getElementById(composerId)?.focus()}>{t("createFirst")}</Button>
      <Button variant="secondary" onClick={onRefresh}>
        {t("refresh")}
      </Button>
    </EmptyState>
  );
}

function FeedSkeleton() {
  return (
    <div className="grid gap-4">
      {[1, 2, 3].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}
