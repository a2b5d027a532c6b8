import { route } from "@/lib/core/api/route";
import { createPost as create, listPosts as list } from "@/lib/posts/contract";
import { createPost } from "@/lib/posts/mutations";
import { listPosts } from "@/lib/posts/queries";

export const GET = route(list, async ({ viewer, query }) => ({ data: await listPosts(viewer, query) }));

export const POST = route(create, async ({ viewer, body, files }) => ({
  data: await createPost(viewer, body, files),
}));
