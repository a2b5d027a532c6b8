import { useNow } from "@/components/ui/use-now";
import type { Event } from "@/lib/events/schemas";

export function useIsOver({ ends_at }: Pick<Event, "ends_at">): boolean {
  return Date.parse(ends_at) <= useNow();
}
