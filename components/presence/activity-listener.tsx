"use client";

import { activeChannel } from "@/lib/core/realtime/channels";
import { useSubscription } from "@/lib/core/realtime/subscribe";
import { useIsActive } from "./use-is-active";

/** Subscribes to the user's active channel while this tab is in use. */
export function ActivityListener({ userId }: { userId: number }) {
  useSubscription(useIsActive() ? activeChannel(userId) : null);
  return null;
}
