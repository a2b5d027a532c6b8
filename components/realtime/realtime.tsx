"use client";

import type { RealtimeConfig } from "@/lib/core/realtime/config";
import { useRealtimeConfig } from "@/lib/core/realtime/subscribe";

/** Once in each root layout: tells the tab where its realtime server is. */
export function Realtime({ config }: { config: RealtimeConfig }) {
  useRealtimeConfig(config);
  return null;
}
