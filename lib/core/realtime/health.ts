import { cachedProbe } from "@/lib/core/health/cached-probe";
import { pusher } from "./pusher";

export const realtimeAnswers = cachedProbe(
  () => pusher().get({ path: "/channels", params: { filter_by_prefix: "health-" } }),
  1000,
  1500,
);
