import { useEndpoint } from "@/components/ui/use-endpoint";
import { listDecisionsDue } from "@/lib/applications/contract";
import type { DecisionsDue } from "@/lib/applications/schemas";
import { useApplicationChanges } from "./use-application-changes";

/** The closed jobs of a member's company with undecided applications, updated live. */
export function useDecisionsDue(initialData: DecisionsDue[]) {
  const { data, mutate } = useEndpoint(listDecisionsDue, {}, { fallbackData: { data: initialData } });
  useApplicationChanges(() => void mutate());
  return { decisionsDue: data?.data ?? initialData, refreshDecisionsDue: () => mutate() };
}
