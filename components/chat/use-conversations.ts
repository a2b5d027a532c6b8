import { useEffect, useRef, useState } from "react";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listConversations } from "@/lib/chat/contract";
import { chatLimits, type conversationFolders } from "@/lib/chat/schemas";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { usePoll } from "./use-poll";
import { useViewerRole } from "./viewer-role";

export type Folder = (typeof conversationFolders)[number];
export type ConversationsPage = ResponseOf<typeof listConversations>;

const refreshMs = 250;
const maxShown = 100;

/** The viewer's conversations of a folder, kept up to date; the newest hundred, others by their name. */
export function useConversations(folder: Folder, q: string, initialData: ConversationsPage) {
  const [shown, setShown] = useState(chatLimits.conversationsPerPage);
  const isFirst = folder === "inbox" && q === "" && shown === chatLimits.conversationsPerPage;
  const { data, error, mutate, isLoading } = useEndpoint(
    listConversations,
    { query: { folder, q, per_page: shown } },
    {
      fallbackData: isFirst ? initialData : undefined,
      keepPreviousData: true,
      // An event revalidates only the folder that is shown: another one may be outdated, even within SWR's two
      // seconds.
      dedupingInterval: 0,
    },
  );
  const refresh = useChanges(() => void mutate());
  const list = data ?? (isFirst ? initialData : undefined);
  return {
    conversations: list?.data,
    // While a folder loads, the list is still that of the previous folder.
    isEmpty: list?.data.length === 0 && !isLoading && !error,
    error,
    isLoading,
    refresh,
    loadMore:
      list && list.total > shown && shown < maxShown
        ? () => setShown(shown + chatLimits.conversationsPerPage)
        : null,
  };
}

/** The number of requests that the viewer has received; only students receive them. */
export function useRequestCount(): number {
  const options = useViewerRole() === "student" ? requestsQuery : null;
  const { data, mutate } = useEndpoint(listConversations, options, { dedupingInterval: 0 });
  useChanges(() => void mutate());
  return data?.total ?? 0;
}

const requestsQuery = { query: { folder: "requests", per_page: 1 } } as const;

/** Calls `load` after a change of the viewer's conversations. */
function useChanges(load: () => void): () => void {
  const refresh = useDelayed(load);
  useOwnChannel("conversation:changed", refresh);
  useOwnChannel("friends:updated", refresh);
  useOwnChannel("pusher:subscription_succeeded", refresh);
  usePoll(refresh);
  return refresh;
}

/** Delays the call, so that several events make one. */
function useDelayed(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), refreshMs);
  };
}
