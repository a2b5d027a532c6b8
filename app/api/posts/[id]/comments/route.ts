import { reply, route } from "@/lib/core/api/route";
import { createComment } from "@/lib/posts/comment-mutations";
import { listComments } from "@/lib/posts/comment-queries";
import * as api from "@/lib/posts/comments-contract";
import { createVisitorCookie } from "@/lib/posts/visitors";

export const GET = route(api.listComments, ({ viewer, params, query }) =>
  listComments(viewer, params.id, query),
);

export const POST = route(api.createComment, async ({ viewer, params, body, request }) => {
  const created = await createComment(viewer, params.id, body, request);
  if (viewer.role !== "visitor") return created;
  return reply({ body: created, cookies: [await createVisitorCookie(request, created.data.id)] });
});
