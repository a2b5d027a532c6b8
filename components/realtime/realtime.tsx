"use client";

import type { RealtimeConfig } from "@/lib/core/realtime/config";
import { useRealtimeConfig } from "@/lib/core/realtime/subscribe";

/** Part of each root layout, so that the tab has the configuration before it subscribes. */
export function Realtime({ config }: { config: RealtimeConfig }) {
  useRealtimeConfig(config);
  return null;
}
