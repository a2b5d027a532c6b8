import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDecisionsDue } from "@/lib/applications/decisions-due-contract";
import type { DecisionsDue } from "@/lib/applications/schemas";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** The closed jobs of a member's company with undecided applications, updated live. */
export function useDecisionsDue(viewerId: number, first: DecisionsDue[]) {
  const { data, mutate } = useEndpoint(
    listDecisionsDue,
    {},
    { fallbackData: { data: first }, revalidateOnMount: false, revalidateOnFocus: false },
  );
  useAfterReconnection(() => void mutate());
  useChannel(userChannel(viewerId), "application:changed", () => void mutate());
  return { decisionsDue: data?.data ?? first, refreshDecisionsDue: () => mutate() };
}
