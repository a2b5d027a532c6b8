"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ActivityListener } from "@/components/presence/activity-listener";
import { userChannel } from "@/lib/core/realtime/channels";
import type { RealtimeConfig } from "@/lib/core/realtime/config";
import { useChannel, useSessionOver } from "@/lib/core/realtime/subscribe";
import { Realtime } from "./realtime";

/** Part of every page of a signed-in user. */
export function MemberListeners({ userId, config }: { userId: number; config: RealtimeConfig }) {
  return (
    <>
      <Realtime config={config} />
      <SessionListener userId={userId} />
      <ActivityListener userId={userId} />
    </>
  );
}

/** A refresh redirects to sign-in when this session is among those that ended. */
function SessionListener({ userId }: { userId: number }) {
  const router = useRouter();
  useChannel(userChannel(userId), "session:ended", () => router.refresh());
  const isOver = useSessionOver();
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);
  return null;
}
