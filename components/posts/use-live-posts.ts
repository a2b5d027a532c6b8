import { useEffectEvent, useRef, useState } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useResponseOrder } from "@/components/ui/use-response-order";
import { useWhenShown } from "@/components/ui/use-when-shown";
import type { PostChange } from "@/lib/core/realtime/events";
import { useChannels } from "@/lib/core/realtime/subscribe";
import type { Post } from "@/lib/posts/schemas";
import { fetchPost } from "./fetch-post";
import { postChannels } from "./post-channels";
import { useBlocksSince } from "./use-blocks-since";

export type LiveList = {
  posts: readonly Post[];
  change: (id: number, change: (post: Post) => Post) => void;
  remove: (id: number) => void;
};

/** The time for which events of a post wait after an action of the viewer on it: their counts may be older than its response. */
const ownActionMs = 3000;
/** The maximum of the random time that each feed waits before it fetches, because all open feeds receive an event at once. */
const spreadMs = 1500;

/**
 * Keeps the posts of a list as they are on the server. Counts come with the events, but viewers with a block fetch theirs.
 * Returns how often each post's comments have changed, and what to call at the viewer's own actions.
 */
export function useLivePosts(viewer: { id: number | null; fetchesCounts: boolean }, list: LiveList) {
  const threads = useThreadVersions(list.posts);
  const fetchesCounts = useBlocksSince(viewer.fetchesCounts);
  const ownActions = useRef(new Map<number, number>());
  const pending = useRef(new Map<number, PostChange>());
  const fetchNewest = useFetchNewest(list);
  const holdMs = (id: number) => (ownActions.current.get(id) ?? 0) + ownActionMs - Date.now();

  const channels = viewer.id === null ? [] : postChannels(list.posts);
  useChannels(channels, "posts:changed", ({ changed, removed }) => {
    const shown = new Map(list.posts.map((post) => [post.id, post]));
    for (const id of removed) if (shown.has(id)) leave(id, shown.get(id)?.is_owner);
    for (const change of changed) if (shown.has(change.id)) receive(change);
  });

  /** The viewer's own post may still exist, held for a moderator. */
  function leave(id: number, isOwn = false) {
    if (isOwn) fetchNewest(id, (post) => list.change(id, () => post));
    else list.remove(id);
  }

  /** Whether the post is fetched: votes do not come with an event, since not all viewers see the results. */
  function isStale({ id, isEdited, isVoted }: PostChange) {
    const poll = list.posts.find((post) => post.id === id)?.poll;
    const showsResults = poll?.options.some(({ votes_count }) => votes_count !== null);
    return isEdited || fetchesCounts.current || (isVoted && showsResults);
  }

  function receive(change: PostChange) {
    const before = pending.current.get(change.id);
    pending.current.set(change.id, { ...before, ...change });
    if (before) return;
    const isFetched = isStale(change) || change.isThreadChanged;
    const delayMs = Math.max(holdMs(change.id), isFetched ? Math.random() * spreadMs : 0);
    if (delayMs > 0) setTimeout(() => apply(change.id), delayMs);
    else apply(change.id);
  }

  /** A hidden page fetches nothing until it is shown. */
  const apply = useEffectEvent((id: number) => {
    const change = pending.current.get(id);
    if (!change || document.hidden) return;
    if (holdMs(id) > 0) return void setTimeout(() => apply(id), holdMs(id));
    pending.current.delete(id);
    if (change.isThreadChanged) threads.raise([id]);
    const show = (post: Post) => (holdMs(id) > 0 ? receive(change) : list.change(id, () => post));
    if (isStale(change)) fetchNewest(id, show);
    else list.change(id, (post) => ({ ...post, likes_count: change.likes, comments_count: change.comments }));
  });
  useWhenShown(() => {
    for (const id of [...pending.current.keys()]) apply(id);
  });
  const onOwnAction = (id: number) => ownActions.current.set(id, Date.now());
  return { threadVersion: threads.versionOf, onOwnAction };
}

/** Returns `fetchPost` without the responses that one to a later request for the same post overtook. */
function useFetchNewest({ remove }: LiveList) {
  const startRequest = useResponseOrder();
  return (id: number, onPost: (post: Post) => void) => {
    const isNewest = startRequest(id);
    const onNewest = (post: Post) => isNewest() && onPost(post);
    void fetchPost(id, () => remove(id), onNewest);
  };
}

/**
 * Counts the changes of each post's comments, by which open threads fetch again after a reconnection; posts are
 * fetched by their lists.
 */
function useThreadVersions(posts: readonly Post[]) {
  const [versions, setVersions] = useState<ReadonlyMap<number, number>>(new Map());
  const raise = (ids: readonly number[]) =>
    setVersions((now) => new Map([...now, ...ids.map((id) => [id, (now.get(id) ?? 0) + 1] as const)]));
  useAfterReconnection(() => raise(posts.map(({ id }) => id)));
  return { raise, versionOf: (id: number) => versions.get(id) ?? 0 };
}
