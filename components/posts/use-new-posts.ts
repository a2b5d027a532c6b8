import { useRef, useState } from "react";
import { membersChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** Posts of others created since the page was rendered. `forget` is for one's own, and for those now shown. */
export function useNewPosts() {
  const [ids, setIds] = useState<number[]>([]);
  // One's own may be announced before or after the response to its creation.
  const own = useRef(new Set<number>());
  useChannel(membersChannel, "post:created", ({ id }) => {
    if (!own.current.has(id)) setIds((current) => [...new Set([...current, id])]);
  });
  function forget(id?: number) {
    if (id !== undefined) own.current.add(id);
    setIds((current) => (id === undefined ? [] : current.filter((other) => other !== id)));
  }
  return { count: ids.length, forget };
}
