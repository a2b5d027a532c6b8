"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel, useSessionOver } from "@/lib/core/realtime/subscribe";

/** A refresh redirects to sign-in when this session is among those that ended. */
export function SessionListener({ userId }: { userId: number }) {
  const router = useRouter();
  useChannel(userChannel(userId), "session:ended", () => router.refresh());
  const isOver = useSessionOver();
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);
  return null;
}
