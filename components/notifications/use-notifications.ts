import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useMutation } from "@/components/ui/use-mutation";
import { buildUrl, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";

const step = 10;
const maxShown = 100;

/** The newest notifications, fetched at each opening and when `unread` changes. */
export function useNotifications(unread: number, onRead: () => void) {
  const t = useTranslations("shell.bell");
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
  const mark = useMutation<typeof markNotificationsRead, { body: { ids?: number[] } }>(
    markNotificationsRead,
    {
      failed: t("failed"),
      optimistic({ body: { ids } }) {
        const isMarked = (id: number) => !ids || ids.includes(id);
        const rows = data?.data.map((row) => (isMarked(row.id) ? { ...row, is_read: true } : row));
        void mutate(data && rows && { ...data, data: rows }, { revalidate: false });
        return () => void mutate(data, { revalidate: false });
      },
      onSuccess: onRead,
    },
  );
  return {
    list: data?.data,
    error: error && errorMessage(error, t("failed")),
    loading: isLoading,
    hasMore: data !== undefined && data.total > data.data.length && perPage < maxShown,
    retry: () => void mutate(),
    loadMore: () => setPerPage((current) => Math.min(current + step, maxShown)),
    markRead: (ids?: number[]) => mark.run({ body: { ids } }),
  };
}
