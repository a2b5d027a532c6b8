import { reply, route } from "@/lib/core/api/route";
import { createComment } from "@/lib/posts/comment-mutations";
import { listComments } from "@/lib/posts/comment-queries";
import { createComment as create, listComments as list } from "@/lib/posts/comments-contract";
import { rememberComment } from "@/lib/posts/visitors";

export const GET = route(list, async ({ viewer, ids, query }) => ({
  data: await listComments(viewer, ids.id, query),
}));

export const POST = route(create, async ({ viewer, ids, body, caller }) => {
  const created = await createComment(viewer, ids.id, body, caller);
  if (viewer.role !== "visitor") return created;
  return reply({ body: created, cookies: [await rememberComment(caller, created.data.id)] });
});
