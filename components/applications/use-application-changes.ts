import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";

/**
 * Calls `refresh` when an application of the viewer, or one on which the viewer decides, has changed: for any id, since
 * a colleague's decision on several applications is one event.
 */
export function useApplicationChanges(refresh: () => void): void {
  useAfterReconnection(refresh);
  useOwnChannel("application:changed", refresh);
}
