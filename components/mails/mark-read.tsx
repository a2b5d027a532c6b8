"use client";

import { useEffect } from "react";
import { mutate } from "swr";
import { call, urlOf } from "@/lib/api/client";
import { markMailRead } from "@/lib/mails/contract";
import { getUnread } from "@/lib/notifications/contract";

/** Says once that the mail on the screen has been opened, and has the top bar count again. */
export function MarkRead({ id }: { id: number }) {
  useEffect(() => {
    call(markMailRead, { ids: { id } })
      .then(() => mutate(urlOf(getUnread, {})))
      .catch(() => {}); // It stays unread, and is marked when it is opened again.
  }, [id]);
  return null;
}
