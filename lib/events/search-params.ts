import * as z from "zod/mini";
import { pageQuery } from "@/lib/core/api/pagination";
import { searchParamsParser } from "@/lib/core/http/search-params";
import { emptyToUndefined, flag } from "@/lib/core/schemas/fields";
import { month } from "./contract";
import { eventViews } from "./href";

export const parseEventSearchParams = searchParamsParser(
  z.object({
    view: z._default(z.enum(eventViews), "list"),
    month: emptyToUndefined(month),
    page: pageQuery(20).page,
    not_found: z._default(flag, false),
  }),
);
