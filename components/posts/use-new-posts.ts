import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChannelName } from "@/lib/core/realtime/channels";
import { useChannels } from "@/lib/core/realtime/subscribe";
import { useBlocksSince } from "./use-blocks-since";
import type { FeedPage } from "./use-feed";

/** `newerIds` are newer posts that the server has rendered. */
type Shown = { page: FeedPage; newerIds: readonly number[] };
/** `load` is the first page of the list, which is without the posts of some authors if `hidesAuthors`. */
type List = { hidesAuthors: boolean; load: () => Promise<FeedPage> };

/**
 * Posts of others created since the page was rendered, as the channels announce them, until the page shows them.
 * `remove` is for the viewer's own, and before the list loads again.
 */
export function useNewPosts(
  channels: readonly ChannelName[],
  { page, newerIds }: Shown,
  { hidesAuthors, load }: List,
) {
  const [ids, setIds] = useState<number[]>([]);
  // The viewer's own post may be announced before or after the response to its creation.
  const own = useRef(new Set<number>());
  const mayHideAuthors = useBlocksSince(hidesAuthors);
  useChannels(channels, "post:created", async ({ id }) => {
    if (mayHideAuthors.current && !(await isListed(id, load))) return;
    add([id]);
  });
  function add(created: readonly number[]) {
    const others = created.filter((id) => !own.current.has(id));
    setIds((current) => [...new Set([...current, ...others])]);
  }
  const announce = useEffectEvent(add);
  useEffect(() => {
    if (newerIds.length > 0) announce(newerIds);
  }, [newerIds]);
  function remove(id?: number) {
    if (id !== undefined) own.current.add(id);
    setIds((current) => (id === undefined ? [] : current.filter((other) => other !== id)));
  }
  const waiting = ids.filter((id) => page.data.every((post) => post.id !== id));
  if (waiting.length < ids.length) setIds(waiting);
  return { count: waiting.length, add, remove };
}

const spreadMs = 3000;

/** Many open feeds send this request at the same event: a random delay spreads the load. */
async function isListed(id: number, load: () => Promise<FeedPage>): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
  const page = await load().catch(() => null);
  return page?.data.some((post) => post.id === id) ?? false;
}
