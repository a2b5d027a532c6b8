import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { blankable, id, text } from "@/lib/api/fields";
import { pageFigures, pageQuery } from "@/lib/pagination";
import { categories, contentTypes, postLimits } from "@/lib/posts/kinds";
import { post } from "@/lib/posts/shapes";

export const sorts = ["latest", "relevance", "popular"] as const;

/** The newest so many matches are found, counted and sorted: sorting every match of a common word would not scale. */
export const searchLimit = 200;

/** What narrows a search; each is optional. */
export const searchFilters = {
  content_type: blankable(z.enum(contentTypes)),
  category: blankable(z.enum(categories)),
  tag: blankable(text(postLimits.tag)),
  user_id: blankable(id),
  sort: z._default(z.enum(sorts), "latest"),
};

/** A post as search shows it: spec 3 reads the author's name under `author`. */
export const foundPost = z.extend(post, { author: z.object({ name: z.string() }) });
export type FoundPost = z.infer<typeof foundPost>;

export const searchPosts = endpoint({
  method: "GET",
  path: "/api/posts/search",
  access: ["visitor", "student", "company", "admin"],
  query: z.object({
    q: text(200, { min: 2, required: "query_too_short", short: "query_too_short" }),
    ...searchFilters,
    ...pageQuery(10),
  }),
  response: z.object({ data: z.object({ posts: z.array(foundPost), ...pageFigures }) }),
});
