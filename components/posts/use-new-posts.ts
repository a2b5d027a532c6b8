import { useRef, useState } from "react";
import { call } from "@/lib/core/api/client";
import { membersChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";
import { listPosts } from "@/lib/posts/contract";

/** Posts of others created since the page was rendered. `forget` is for one's own, and for those now shown. */
export function useNewPosts() {
  const [ids, setIds] = useState<number[]>([]);
  // One's own may be announced before or after the response to its creation.
  const own = useRef(new Set<number>());
  useChannel(membersChannel, "post:created", async ({ id, isHiddenFromSome }) => {
    if (isHiddenFromSome && !(await isInFeed(id))) return;
    add([id]);
  });
  function add(created: readonly number[]) {
    const others = created.filter((id) => !own.current.has(id));
    setIds((current) => [...new Set([...current, ...others])]);
  }
  function forget(id?: number) {
    if (id !== undefined) own.current.add(id);
    setIds((current) => (id === undefined ? [] : current.filter((other) => other !== id)));
  }
  return { count: ids.length, add, forget };
}

const spreadMs = 3000;

/** Every open feed asks at the same event, so each waits a moment of its own. */
async function isInFeed(id: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
  const page = await call(listPosts, {}).catch(() => null);
  return page?.data.data.some((post) => post.id === id) ?? false;
}
