import { useRouter } from "next/navigation";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useDeferredRefresh } from "@/components/realtime/use-deferred-refresh";
import { adminsChannel, membersChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** The figures are those of the whole school: not more often than this, however much happens. */
const spreadMs = 5000;

/** Fetches the dashboard again when somebody signs up, posts or reports. */
export function useLiveDashboard(): void {
  const { refresh } = useRouter();
  const refreshSoon = useDeferredRefresh(refresh);
  useChannel(adminsChannel, "activity:created", () => refreshSoon(spreadMs));
  useChannel(membersChannel, "post:created", () => refreshSoon(spreadMs));
  useAfterReconnection(refresh);
}
