"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { mutate } from "swr";
import { call, urlOf } from "@/lib/api/client";
import { markMailRead } from "@/lib/mails/contract";
import { getUnread } from "@/lib/notifications/contract";

/** Says once that the mail on the screen has been opened; the top bar counts again, and the list shows it as read. */
export function MarkRead({ id }: { id: number }) {
  const router = useRouter();
  useEffect(() => {
    call(markMailRead, { ids: { id } })
      .then(() => {
        router.refresh();
        return mutate(urlOf(getUnread, {}));
      })
      .catch(() => {}); // It stays unread, and is marked when it is opened again.
  }, [id, router]);
  return null;
}
