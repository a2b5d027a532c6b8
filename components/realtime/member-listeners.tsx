import { ActivityListener } from "@/components/presence/activity-listener";
import { realtimeConfig } from "@/lib/core/realtime/config";
import { Realtime } from "./realtime";
import { SessionListener } from "./session-listener";

/** On every page of a signed-in user. */
export function MemberListeners({ userId }: { userId: number }) {
  return (
    <>
      <Realtime config={realtimeConfig()} />
      <SessionListener userId={userId} />
      <ActivityListener userId={userId} />
    </>
  );
}
