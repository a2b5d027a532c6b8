import { useTranslations } from "next-intl";
import { isOutdated } from "@/components/ui/is-outdated";
import { useMutation } from "@/components/ui/use-mutation";
import { call } from "@/lib/core/api/client";
import { deleteNotification, markNotificationsRead } from "@/lib/notifications/contract";
import type { Notification } from "@/lib/notifications/schemas";

type ChangeRows = (rows: Notification[]) => Notification[];

export type NotificationRows = {
  rows: Notification[];
  /** Shows the rows changed; the requests of several changes may be pending at once. */
  update: (change: ChangeRows) => void;
  /** Called before `ids` (all without them) are shown as read; returns what rolls it back. */
  onMarkRead?: (ids?: number[]) => () => void;
  onChanged: () => void;
};

/** Marks as read (all without `ids`) and deletes, at once in the list; an error rolls it back. */
export function useNotificationActions({ rows, update, onMarkRead, onChanged }: NotificationRows) {
  const t = useTranslations("shell.bell");
  const mark = useMutation<typeof markNotificationsRead, { body: { ids?: number[] } }>(
    markNotificationsRead,
    {
      errorText: t("failedChange"),
      optimistic: ({ body }) => {
        const ids = body.ids ?? rows.flatMap(({ id, is_read }) => (is_read ? [] : [id]));
        const show = (is_read: boolean) =>
          update((current) => current.map((row) => (ids.includes(row.id) ? { ...row, is_read } : row)));
        const rollBack = onMarkRead?.(body.ids);
        show(true);
        return () => {
          rollBack?.();
          show(false);
        };
      },
      onSuccess: onChanged,
    },
  );
  const remove = useMutation<typeof deleteNotification, { params: { id: number } }>(deleteNotification, {
    errorText: t("failedChange"),
    optimistic: ({ params: { id } }) => {
      const deleted = rows.filter((row) => row.id === id);
      const others: ChangeRows = (current) => current.filter((row) => row.id !== id);
      update(others);
      return () => update((current) => [...others(current), ...deleted].sort(newestFirst));
    },
    // A notification that another page has deleted counts as deleted.
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

export function newestFirst(a: Notification, b: Notification): number {
  return b.updated_at.localeCompare(a.updated_at);
}
