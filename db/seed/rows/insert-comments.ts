import { comments } from "@/db/schema/posts";
import { withMentionedIds } from "./insert-mentions";
import type { PlannedComment } from "./plan-comments";
import type { PlannedPost } from "./plan-posts";
import { type Transaction, takeIds } from "./take-ids";

/** Writes members' and visitors' comments; returns their ids. */
export async function insertComments(
  tx: Transaction,
  planned: PlannedComment[],
  posts: Map<PlannedPost, number>,
  people: Map<string, number>,
): Promise<Map<PlannedComment, number>> {
  const newIds = await takeIds(tx, "comments", planned.length);
  const ids = new Map(planned.map((comment, index) => [comment, newIds[index] as number]));
  const rows = planned.map((comment) => ({
    id: ids.get(comment) as number,
    postId: posts.get(comment.post) as number,
    ...authorColumns(comment, people),
    replyToId: comment.answers && ids.get(comment.answers),
    content: withMentionedIds(comment.fixture.content, people),
    createdAt: comment.createdAt,
  }));
  await tx.insert(comments).overridingSystemValue().values(rows);
  return ids;
}

function authorColumns({ fixture }: PlannedComment, people: Map<string, number>) {
  if (fixture.by !== null) return { userId: people.get(fixture.by) as number };
  return {
    authorName: fixture.visitor?.name,
    authorEmail: fixture.visitor?.email,
    status: fixture.pending ? ("pending" as const) : undefined,
  };
}
