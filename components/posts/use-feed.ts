import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useViewerId } from "@/components/ui/viewer-provider";
import { call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { errorMessage } from "@/lib/core/api/error-message";
import { withRows } from "@/lib/core/api/with-rows";
import { listGroupPosts, listPosts } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { findNewer, isNewerThan, mergeFeed, withoutNewer } from "./merge-feed";

export type FeedPage = ResponseOf<typeof listPosts>["data"];
type Query = { page?: number; until?: number };

/** The feed of a group, or of the school where `groupId` is undefined. */
const feedEndpoint = (groupId: number | undefined) =>
  (groupId === undefined ? listPosts : listGroupPosts) as typeof listGroupPosts;
const feedOptions = (groupId: number | undefined, query: Query) => ({ params: { id: groupId ?? 0 }, query });

export async function loadFeed(groupId: number | undefined, query: Query = {}): Promise<FeedPage> {
  return (await call(feedEndpoint(groupId), feedOptions(groupId, query))).data;
}

export function useFeed(groupId: number | undefined, query: Query, initialData: FeedPage) {
  const t = useTranslations("posts");
  const tUi = useTranslations("ui");
  const { rendered, newerIds } = useRenderedPage(initialData);
  const { data, error, mutate, isValidating, change } = useEndpoint(
    feedEndpoint(groupId),
    feedOptions(groupId, query),
    {
      fallbackData: { data: rendered },
      revalidateOnReconnect: false,
      // Else a feed that is opened again shows a response from before a deletion on another page.
      dedupingInterval: 0,
      onError: (reason) =>
        toast.error(errorMessage(reason, t("failed.load")), {
          label: tUi("retry"),
          run: () => void mutate(),
        }),
    },
  );
  const page = data?.data ?? rendered;
  const latest = useRef(page);
  latest.current = page;
  const setPosts = (changePosts: (posts: Post[]) => Post[]) =>
    change(({ data }) => ({ data: withRows(data, changePosts(data.data)) }));
  /** Updates the shown posts to their current state, and returns the ids of newer posts. */
  async function catchUp(): Promise<number[]> {
    const before = latest.current.data;
    const { data: current } = await loadFeed(groupId, query);
    const shown = latest.current.data;
    setPosts((posts) => mergeFeed(before, posts, current));
    return current.filter(isNewerThan(shown)).map(({ id }) => id);
  }
  const remove = (id: number) => setPosts((posts) => posts.filter((post) => post.id !== id));
  /** The first post of the next page moves up. */
  function removeAndRefill(id: number) {
    remove(id);
    if (page.current_page < page.last_page) void mutate();
  }
  return {
    page,
    newerIds,
    catchUp,
    error: error && errorMessage(error, t("failed.load")),
    isLoading: isValidating,
    refresh: () => mutate(),
    add: (post: Post) => setPosts((posts) => [post, ...posts.filter(({ id }) => id !== post.id)]),
    remove,
    removeAndRefill,
    change: (id: number, change: (post: Post) => Post) =>
      setPosts((posts) => posts.map((post) => (post.id === id ? change(post) : post))),
  };
}

/** What the server has rendered; when it renders the page again, newer posts are not shown until the viewer wants to see them. */
function useRenderedPage(initialData: FeedPage) {
  const viewerId = useViewerId();
  const [state, setState] = useState({
    initialData,
    first: initialData.data,
    rendered: initialData,
    newerIds: [] as number[],
  });
  if (state.initialData === initialData) return state;
  const { first, rendered: shown } = state;
  const newer = findNewer(first, initialData.data, viewerId);
  const next = {
    initialData,
    first: first.length === 0 ? initialData.data : first,
    rendered: withRows(initialData, withoutNewer(shown.data, initialData.data, newer)),
    newerIds: newer.map(({ id }) => id),
  };
  setState(next);
  return next;
}
