import { postImages, posts, postTags, tags } from "@/db/schema/posts";
import type { PostImageRow } from "@/lib/posts/post-images";
import { normalizeTag } from "@/lib/posts/post-tags";
import { withMentionedIds } from "./insert-mentions";
import { type PlannedPost, postRow } from "./plan-posts";
import { type Transaction, takeIds } from "./take-ids";

/** Writes posts with their images and tags; returns their ids. */
export async function insertPosts(
  tx: Transaction,
  planned: PlannedPost[],
  images: Map<PlannedPost, PostImageRow[]>,
  people: Map<string, number>,
): Promise<Map<PlannedPost, number>> {
  const newIds = await takeIds(tx, "posts", planned.length);
  const ids = new Map(planned.map((post, index) => [post, newIds[index] as number]));
  const rows = planned.map((post) => ({
    ...postRow(post, ids.get(post) as number, people.get(post.fixture.by) as number),
    content: withMentionedIds(post.content, people),
  }));
  await tx.insert(posts).overridingSystemValue().values(rows);
  await tx.insert(postImages).values(
    planned.flatMap((post) => {
      const postId = ids.get(post) as number;
      return (images.get(post) ?? []).map((image, position) => ({ ...image, postId, position }));
    }),
  );
  await insertTags(tx, planned, ids);
  return ids;
}

async function insertTags(tx: Transaction, planned: PlannedPost[], ids: Map<PlannedPost, number>) {
  const names = [...new Set(planned.flatMap(({ fixture }) => fixture.tags.map(normalizeTag)))].sort();
  const written = await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .returning({ id: tags.id, name: tags.name });
  const tagIds = new Map(written.map(({ id, name }) => [name, id]));
  await tx.insert(postTags).values(
    planned.flatMap((post) =>
      post.fixture.tags.map((tag) => ({
        postId: ids.get(post) as number,
        tagId: tagIds.get(normalizeTag(tag)) as number,
      })),
    ),
  );
}
