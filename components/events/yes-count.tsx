import { useTranslations } from "next-intl";
import type { Event } from "@/lib/events/schemas";
import { useIsOver } from "./use-is-over";

/** How many will come, or how many answered yes to an event that is over or cancelled. */
export function YesCount({ event }: { event: Event }) {
  const t = useTranslations("events");
  const { capacity, is_cancelled, yes_count: count } = event;
  if (useIsOver(event) || is_cancelled) return t("answeredYes", { count });
  return capacity === null ? t("going", { count }) : t("places", { count, capacity });
}
