import { useState } from "react";
import { membersChannel } from "@/lib/realtime/channels";
import { useChannel } from "@/lib/realtime/subscribe";

/** Posts of others that came in while one reads. `forget` is for one's own, and for those now shown. */
export function useNewPosts() {
  const [ids, setIds] = useState<number[]>([]);
  useChannel(membersChannel, "post:created", ({ id }) => setIds((known) => [...new Set([...known, id])]));
  return {
    count: ids.length,
    forget: (id?: number) =>
      setIds((known) => (id === undefined ? [] : known.filter((other) => other !== id))),
  };
}
