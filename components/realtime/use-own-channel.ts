import { useViewerId } from "@/components/ui/viewer-provider";
import { userChannel } from "@/lib/core/realtime/channels";
import type { EventName, RealtimeEvents } from "@/lib/core/realtime/events";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** Listens to events of the viewer's own channel; a visitor has none. */
export function useOwnChannel<E extends EventName>(
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  const id = useViewerId();
  useChannel(id === null ? null : userChannel(id), event, handler);
}
