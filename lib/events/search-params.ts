import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { emptyToUndefined } from "@/lib/core/schemas/fields";
import { month } from "./contract";
import { eventViews } from "./href";

const schema = z.object({
  view: z._default(z.enum(eventViews), "list"),
  month: emptyToUndefined(month),
  page: pageQuery(20).page,
});

export function parseEventSearchParams(params: SearchParams) {
  return parseSearchParams(schema, params);
}
