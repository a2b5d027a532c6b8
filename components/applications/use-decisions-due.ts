import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDecisionsDue } from "@/lib/applications/decisions-due-contract";
import type { DecisionsDue } from "@/lib/applications/schemas";

/** The closed jobs of a member's company with undecided applications, updated live. */
export function useDecisionsDue(initialData: DecisionsDue[]) {
  const { data, mutate } = useEndpoint(listDecisionsDue, {}, { fallbackData: { data: initialData } });
  useAfterReconnection(() => void mutate());
  useOwnChannel("application:changed", () => void mutate());
  return { decisionsDue: data?.data ?? initialData, refreshDecisionsDue: () => mutate() };
}
