"use client";

import { ActivityListener } from "@/components/presence/activity-listener";
import type { RealtimeConfig } from "@/lib/core/realtime/config";
import { Realtime } from "./realtime";
import { SessionListener } from "./session-listener";

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
