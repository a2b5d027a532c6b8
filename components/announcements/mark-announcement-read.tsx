"use client";

import { useEffect } from "react";
import { mutate } from "swr";
import { markAnnouncementRead } from "@/lib/announcements/received-contract";
import { buildUrl, call } from "@/lib/core/api/client";
import { getUnread } from "@/lib/notifications/contract";

/** A component of the page, so that opening it from an email counts too. */
export function MarkAnnouncementRead({ id }: { id: number }) {
  useEffect(() => {
    call(markAnnouncementRead, { params: { id } })
      .then(() => mutate(buildUrl(getUnread, {})))
      .catch(() => {}); // It stays unread, and is marked when it is opened again.
  }, [id]);
  return null;
}
