import type { Transaction } from "@/db/client";
import { postImages, posts, postTags, tags } from "@/db/schema/posts";
import { normalizeTag } from "@/lib/posts/normalize-tag";
import type { PostImageRow } from "@/lib/posts/post-images";
import { Ids, takeIds } from "./ids";
import { withMentionedIds } from "./insert-mentions";
import { type PlannedPost, postRow } from "./plan-posts";

/** Inserts posts with their images and tags; returns their ids. */
export async function insertPosts(
  tx: Transaction,
  planned: PlannedPost[],
  images: Map<PlannedPost, PostImageRow[]>,
  userIds: Ids<string>,
): Promise<Ids<PlannedPost>> {
  const ids = await takeIds(tx, "posts", planned);
  const rows = planned.map((post) => ({
    ...postRow(post, ids.of(post), userIds.of(post.fixture.by)),
    content: withMentionedIds(post.content, userIds),
  }));
  await tx.insert(posts).overridingSystemValue().values(rows);
  await tx.insert(postImages).values(
    planned.flatMap((post) => {
      const postId = ids.of(post);
      return (images.get(post) ?? []).map((image, position) => ({ ...image, postId, position }));
    }),
  );
  await insertTags(tx, planned, ids);
  return ids;
}

async function insertTags(tx: Transaction, planned: PlannedPost[], ids: Ids<PlannedPost>) {
  const names = [...new Set(planned.flatMap(({ fixture }) => fixture.tags.map(normalizeTag)))].sort();
  const written = await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .returning({ id: tags.id, name: tags.name });
  const tagIds = new Ids(written.map(({ id, name }) => [name, id]));
  await tx.insert(postTags).values(
    planned.flatMap((post) =>
      post.fixture.tags.map((tag) => ({
        postId: ids.of(post),
        tagId: tagIds.of(normalizeTag(tag)),
      })),
    ),
  );
}
