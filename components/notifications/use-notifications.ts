import { useState } from "react";
import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";

const step = 10;
const most = 100;

/** The newest notifications, fetched at each opening and when `unread` changes. */
export function useNotifications(unread: number, onRead: () => void) {
  const [perPage, setPerPage] = useState(step);
  const query = { per_page: perPage };
  const { data, error, isLoading, mutate } = useSWR(
    [buildUrl(listNotifications, { query }), unread],
    async () => (await call(listNotifications, { query })).data,
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      keepPreviousData: true,
    },
  );
  async function markRead(ids?: number[]) {
    const seen = data && {
      ...data,
      data: data.data.map((each) => (ids && !ids.includes(each.id) ? each : { ...each, is_read: true })),
    };
    void mutate(seen, { revalidate: false });
    await call(markNotificationsRead, { body: ids ? { ids } : {} }).catch(() => {});
    onRead();
  }
  return {
    list: data?.data,
    failed: error !== undefined,
    loading: isLoading,
    hasMore: data !== undefined && data.total > data.data.length && perPage < most,
    retry: () => void mutate(),
    more: () => setPerPage((now) => Math.min(now + step, most)),
    markRead,
  };
}
