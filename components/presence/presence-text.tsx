import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PresenceState } from "./use-presence";

/** The presence in words: online, idle, last seen, or offline where that time is not known. */
export function PresenceText({ status, lastSeenAt }: PresenceState) {
  const t = useTranslations("presence");
  if (status !== "offline" || !lastSeenAt) return t(status);
  return t.rich("lastSeen", { time: () => <RelativeTime date={lastSeenAt} kind="chat" /> });
}
