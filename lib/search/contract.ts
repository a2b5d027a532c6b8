import * as z from "zod/mini";
import { categories, contentTypes } from "@/db/enums";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { postLimits } from "@/lib/posts/constants";
import { post } from "@/lib/posts/schemas";

export const sorts = ["latest", "relevance", "popular"] as const;

/** Only the newest matches are counted and sorted: sorting every match of a common word would not scale. */
export const searchLimit = 200;

export const searchFilters = {
  content_type: emptyToUndefined(z.enum(contentTypes)),
  category: emptyToUndefined(z.enum(categories)),
  tag: emptyToUndefined(text(postLimits.tag)),
  user_id: emptyToUndefined(id),
  sort: z._default(z.enum(sorts), "latest"),
};

const searchResult = z.extend(post, { author: z.object({ name: z.string() }) });
export type SearchResult = z.infer<typeof searchResult>;

export const searchPosts = endpoint("GET /api/posts/search", {
  access: anyone,
  query: z.object({
    q: text(200, { min: 2, required: "query_too_short", short: "query_too_short" }),
    ...searchFilters,
    ...pageQuery(10),
  }),
  data: z.object({
    posts: z.array(searchResult),
    ...pageMetadata,
    /** True when `total` is where counting stopped: there may be more. */
    total_is_minimum: z.boolean(),
  }),
});
