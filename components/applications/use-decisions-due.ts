import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDecisionsDue } from "@/lib/applications/decisions-due-contract";
import type { DecisionsDue } from "@/lib/applications/schemas";

/** The closed jobs of a member's company with undecided applications, updated live. */
export function useDecisionsDue(first: DecisionsDue[]) {
  const { data, mutate } = useEndpoint(
    listDecisionsDue,
    {},
    { fallbackData: { data: first }, revalidateOnMount: false, revalidateOnFocus: false },
  );
  useAfterReconnection(() => void mutate());
  useOwnChannel("application:changed", () => void mutate());
  return { decisionsDue: data?.data ?? first, refreshDecisionsDue: () => mutate() };
}
