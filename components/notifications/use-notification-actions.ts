import { useTranslations } from "next-intl";
import { isOutdated } from "@/components/ui/is-outdated";
import { useMutation } from "@/components/ui/use-mutation";
import { call } from "@/lib/core/api/client";
import { deleteNotification, markNotificationsRead } from "@/lib/notifications/contract";
import type { Notification } from "@/lib/notifications/schemas";

type Options = {
  rows: Notification[];
  /** Shows the rows at once, and the earlier ones again after an error. */
  show: (rows: Notification[]) => void;
  onChanged: () => void;
};

/** Marks as read (all without `ids`) and deletes, in a list of notifications. */
export function useNotificationActions({ rows, show, onChanged }: Options) {
  const t = useTranslations("shell.bell");
  const showFor = (next: Notification[]) => {
    show(next);
    return () => show(rows);
  };
  const mark = useMutation<typeof markNotificationsRead, { body: { ids?: number[] } }>(
    markNotificationsRead,
    {
      failed: t("failedChange"),
      optimistic: ({ body: { ids } }) =>
        showFor(rows.map((row) => (!ids || ids.includes(row.id) ? { ...row, is_read: true } : row))),
      onSuccess: onChanged,
    },
  );
  const remove = useMutation<typeof deleteNotification, { params: { id: number } }>(deleteNotification, {
    failed: t("failedChange"),
    optimistic: ({ params }) => showFor(rows.filter(({ id }) => id !== params.id)),
    // One that another page has deleted is gone all the same.
    send: (endpoint, options) =>
      call(endpoint, options).catch((error) => {
        if (!isOutdated(error)) throw error;
      }),
    onSuccess: onChanged,
  });
  return {
    markRead: (ids?: number[]) => mark.run({ body: { ids } }),
    remove: (id: number) => remove.run({ params: { id } }),
  };
}
