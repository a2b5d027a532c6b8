"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { mutate } from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { markEmailRead } from "@/lib/email/contract";
import { getUnread } from "@/lib/notifications/contract";

export function MarkRead({ id }: { id: number }) {
  const router = useRouter();
  useEffect(() => {
    call(markEmailRead, { params: { id } })
      .then(() => {
        router.refresh();
        return mutate(buildUrl(getUnread, {}));
      })
      .catch(() => {}); // It stays unread, and is marked when it is opened again.
  }, [id, router]);
  return null;
}
