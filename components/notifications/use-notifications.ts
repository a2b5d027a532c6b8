import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { buildUrl, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { listNotifications } from "@/lib/notifications/contract";
import { useNotificationActions } from "./use-notification-actions";

const step = 10;
const maxShown = 100;

/** The newest notifications, fetched at each opening and when `unread` changes. */
export function useNotifications(unread: number, onChanged: () => void) {
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
  useAfterReconnection(() => void mutate());
  const actions = useNotificationActions({
    rows: data?.data ?? [],
    show: (rows) => void mutate(data && { ...data, data: rows }, { revalidate: false }),
    onChanged,
  });
  return {
    list: data?.data,
    error: error && errorMessage(error, t("failed")),
    loading: isLoading,
    hasMore: data !== undefined && data.total > data.data.length && perPage < maxShown,
    retry: () => void mutate(),
    loadMore: () => setPerPage((current) => Math.min(current + step, maxShown)),
    ...actions,
  };
}
