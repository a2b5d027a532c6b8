import { reply, route } from "@/lib/core/api/route";
import { createComment } from "@/lib/posts/comment-mutations";
import { listComments } from "@/lib/posts/comment-queries";
import * as api from "@/lib/posts/comments-contract";
import { rememberComment } from "@/lib/posts/visitors";

export const GET = route(api.listComments, async ({ viewer, ids, query }) => ({
  data: await listComments(viewer, ids.id, query),
}));

export const POST = route(api.createComment, async ({ viewer, ids, body, caller }) => {
  const created = await createComment(viewer, ids.id, body, caller);
  if (viewer.role !== "visitor") return created;
  return reply({ body: created, cookies: [await rememberComment(caller, created.data.id)] });
});
