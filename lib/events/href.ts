import { buildHref } from "@/lib/core/http/search-params";
import { type EventArea, eventPaths } from "@/lib/routes";

export const eventViews = ["list", "month"] as const;

type Values = { view?: (typeof eventViews)[number]; month?: string; page?: number };

export function eventsHref(area: EventArea, values: Values): string {
  return buildHref(eventPaths[area], values, { view: "list" });
}
