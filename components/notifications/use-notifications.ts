import { useEffect, useEffectEvent, useRef, useState } from "react";
import useSWR from "swr";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useLatest } from "@/components/ui/use-latest";
import { buildUrl, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { withRows } from "@/lib/core/api/with-rows";
import { listNotifications } from "@/lib/notifications/contract";
import { type NotificationRows, newestFirst } from "./use-notification-actions";

const step = 10;
const maxShown = 100;

/** The newest notifications, fetched at each opening and when `unread` changes. */
export function useNotifications(unread: number, onChanged: () => void) {
  const [perPage, setPerPage] = useState(step);
  const query = { per_page: perPage };
  const latest = useRef<number>(undefined);
  const load = async (after?: number) => {
    const response = await call(listNotifications, { query: { ...query, after } });
    latest.current = response.latest;
    return response.data;
  };
  const { data, error, isLoading, mutate } = useSWR(buildUrl(listNotifications, { query }), () => load(), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
    // Else a list that is loaded again within two seconds is the earlier one.
    dedupingInterval: 0,
  });
  const reload = useEffectEvent(() => void mutate());
  const lastUnread = useRef(unread);
  useEffect(() => {
    if (lastUnread.current !== unread) reload();
    lastUnread.current = unread;
  }, [unread]);
  const shown = useLatest(data);
  async function catchUp() {
    if (!data || latest.current === undefined) return;
    const changed = await load(latest.current);
    // Without this check, a change that the viewer made meanwhile would be reverted by the older list.
    const list = shown.current === data ? withChanges(data, changed) : null;
    await (list ? mutate(list, { revalidate: false }) : mutate());
  }
  useAfterReconnection(() => void catchUp().catch(() => {}));
  const list: NotificationRows = {
    rows: data?.data ?? [],
    update: (change) =>
      void mutate((page) => page && withRows(page, change(page.data)), { revalidate: false }),
    onChanged() {
      onChanged();
      // SWR dropped the response of a request that was pending when the list was changed.
      void mutate();
    },
  };
  return {
    list,
    isLoaded: data !== undefined,
    error,
    isLoading,
    hasMore: data !== undefined && data.total > data.data.length && perPage < maxShown,
    retry: () => void mutate(),
    loadMore: () => setPerPage((current) => Math.min(current + step, maxShown)),
  };
}

type Page = ResponseOf<typeof listNotifications>["data"];

/** Returns null when the total shows that other rows have changed too: deleted ones, or ones not shown here. */
function withChanges(shown: Page, changed: Page): Page | null {
  const changes = new Map(changed.data.map((row) => [row.id, row]));
  const others = shown.data.filter(({ id }) => !changes.has(id));
  const added = changes.size - (shown.data.length - others.length);
  if (changed.total !== shown.total + added) return null;
  const rows = [...changes.values(), ...others].sort(newestFirst);
  return { ...shown, total: changed.total, data: rows };
}
