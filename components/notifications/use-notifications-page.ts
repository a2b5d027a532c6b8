import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { call } from "@/lib/core/api/client";
import { markNotificationsRead, type NotificationFilter } from "@/lib/notifications/contract";
import type { Notification } from "@/lib/notifications/schemas";
import { useUnread } from "./unread-provider";

/** The page that the server rendered, with what was changed since; it is rendered again at each change. */
export function useNotificationsPage(initialData: Notification[], filter: NotificationFilter) {
  const router = useRouter();
  const { refresh: refreshCount } = useUnread();
  const [shown, setShown] = useState({ initialData, rows: initialData });
  const rows = shown.initialData === initialData ? shown.rows : initialData;
  const refresh = () => {
    router.refresh();
    refreshCount();
  };
  useOwnChannel("notification:created", () => router.refresh());
  useOwnChannel("notification:deleted", () => router.refresh());
  useAfterReconnection(() => router.refresh());
  useReadOnView(filter === "all" ? rows : [], refreshCount);
  const newIds = useNewIds(initialData);
  return {
    rows,
    isNew: ({ id, is_read }: Notification) => (filter === "all" ? newIds.has(id) : !is_read),
    update: (change: (rows: Notification[]) => Notification[]) =>
      setShown((now) => ({
        initialData,
        rows: change(now.initialData === initialData ? now.rows : initialData),
      })),
    onMarkRead(ids?: number[]) {
      const read = (ids ?? [...newIds]).filter((id) => newIds.delete(id));
      return () => {
        for (const id of read) newIds.add(id);
      };
    },
    onChanged: refresh,
  };
}

/** Ids of what was unread when it was first shown: seen, it stays marked as new until the page is left. */
function useNewIds(initialData: Notification[]): Set<number> {
  const newIds = useRef(new Set<number>());
  const latest = useRef<Notification[]>(null);
  if (latest.current !== initialData)
    for (const { id, is_read } of initialData) if (!is_read) newIds.current.add(id);
  latest.current = initialData;
  return newIds.current;
}

/** Marks the rows as read when they are seen. Not used for the list of unread ones, which the viewer works through. */
function useReadOnView(rows: Notification[], onRead: () => void): void {
  const unread = rows.flatMap(({ id, is_read }) => (is_read ? [] : [id])).join();
  const handleRead = useEffectEvent(onRead);
  useEffect(() => {
    if (unread === "") return;
    const ids = unread.split(",").map(Number);
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", mark);
      // After an error the rows stay unread, and are marked when they are seen again.
      call(markNotificationsRead, { body: { ids } }).then(
        () => handleRead(),
        () => {},
      );
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [unread]);
}
