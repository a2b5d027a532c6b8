import { route } from "@/lib/api/route";
import { createComment } from "@/lib/posts/comment-mutations";
import { listComments } from "@/lib/posts/comment-queries";
import { createComment as create, listComments as list } from "@/lib/posts/comments-contract";

export const GET = route(list, async ({ viewer, ids, query }) => ({
  data: await listComments(viewer, ids.id, query),
}));

export const POST = route(create, ({ viewer, ids, body }) => createComment(viewer, ids.id, body));
