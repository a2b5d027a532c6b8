import type { Transaction } from "@/db/client";
import { comments } from "@/db/schema/posts";
import { type Ids, takeIds } from "./ids";
import { withMentionedIds } from "./insert-mentions";
import type { PlannedComment } from "./plan-comments";
import type { PlannedPost } from "./plan-posts";

/** Inserts comments of members and visitors; returns their ids. */
export async function insertComments(
  tx: Transaction,
  planned: PlannedComment[],
  posts: Ids<PlannedPost>,
  userIds: Ids<string>,
): Promise<Ids<PlannedComment>> {
  const ids = await takeIds(tx, "comments", planned);
  const rows = planned.map((comment) => ({
    id: ids.of(comment),
    postId: posts.of(comment.post),
    ...authorColumns(comment, userIds),
    replyToId: comment.answers && ids.of(comment.answers),
    content: withMentionedIds(comment.fixture.content, userIds),
    createdAt: comment.createdAt,
  }));
  await tx.insert(comments).overridingSystemValue().values(rows);
  return ids;
}

function authorColumns({ fixture }: PlannedComment, userIds: Ids<string>) {
  if (fixture.by !== null) return { userId: userIds.of(fixture.by) };
  return {
    authorName: fixture.visitor?.name,
    authorEmail: fixture.visitor?.email,
    status: fixture.pending ? ("pending" as const) : undefined,
  };
}
