import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { buildHref, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { emptyToUndefined } from "@/lib/core/schemas/fields";
import { type EventArea, eventPaths } from "@/lib/routes";
import { month } from "./contract";

export const eventViews = ["list", "month"] as const;

const schema = z.object({
  view: z._default(z.enum(eventViews), "list"),
  month: emptyToUndefined(month),
  page: pageQuery(20).page,
});

export function parseEventSearchParams(params: SearchParams) {
  return parseSearchParams(schema, params);
}

type Values = { view?: (typeof eventViews)[number]; month?: string; page?: number };

export function eventsHref(area: EventArea, values: Values): string {
  return buildHref(eventPaths[area], values, { view: "list" });
}
