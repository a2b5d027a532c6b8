import type { CallOptions } from "@/lib/core/api/client";
import { searchPosts } from "@/lib/search/contract";
import { type ApiClient, visitorClient } from "./api";

/** The ids of the posts in a client's search results, in their order. */
export async function find(
  q: string,
  query: CallOptions<typeof searchPosts>["query"] = {},
  client: ApiClient = visitorClient(),
): Promise<number[]> {
  const { status, body } = await client.call(searchPosts, { query: { q, per_page: 100, ...query } });
  if (status !== 200) throw new Error(`searching ${q}: ${status} ${body.code}`);
  return body.data.posts.map(({ id }) => id);
}
