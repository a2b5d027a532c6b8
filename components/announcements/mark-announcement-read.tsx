"use client";

import { useEffect } from "react";
import { mutate } from "swr";
import { markAnnouncementRead } from "@/lib/announcements/received-contract";
import { buildUrl, call } from "@/lib/core/api/client";
import { getUnread } from "@/lib/notifications/contract";

/** As its page opens, also from an email. */
export function MarkAnnouncementRead({ id }: { id: number }) {
  useEffect(() => {
    call(markAnnouncementRead, { params: { id } })
      .then(() => mutate(buildUrl(getUnread, {})))
      .catch(() => {}); // It stays unread, and is marked when it is opened again.
  }, [id]);
  return null;
}
