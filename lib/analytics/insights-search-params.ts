import * as z from "zod/mini";
import { parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { type InsightsQuery, insightsQuery } from "./insights-contract";

const schema = z.object(insightsQuery.shape);

/** A period that is incomplete, too long or the wrong way round is left out: the school year is shown. */
export function parseInsightsSearchParams(params: SearchParams): InsightsQuery {
  const query = parseSearchParams(schema, params);
  return insightsQuery.safeParse(query).success ? query : { weeks: query.weeks };
}
