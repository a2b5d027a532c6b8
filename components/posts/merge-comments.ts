import type { Comment } from "@/lib/posts/schemas";

export const isPublished = ({ status }: Comment) => status === "published";

/** Appends an older page without the comments that arrived meanwhile. */
export function appendOlder(current: Comment[], older: Comment[]): Comment[] {
  const ids = new Set(current.map(({ id }) => id));
  return [...current, ...older.filter(({ id }) => !ids.has(id))];
}

/**
 * Puts the comments that wait, read since `before` was shown, on top. Those that were held meanwhile stay; those accepted
 * or removed meanwhile do not wait any more.
 */
export function mergeHeld(before: Comment[], current: Comment[], held: Comment[]): Comment[] {
  const has = (list: Comment[], { id }: Comment) => list.some((comment) => comment.id === id);
  const added = current.filter(
    (comment) => !isPublished(comment) && !has(before, comment) && !has(held, comment),
  );
  const published = current.filter(isPublished);
  const isWaiting = (comment: Comment) =>
    !has(published, comment) && (has(current, comment) || !has(before, comment));
  return [...added, ...held.filter(isWaiting), ...published];
}

/** Removes a deleted comment; its replies do not name it any more, as in the next response. */
export function removeComment(current: Comment[], id: number): Comment[] {
  return current
    .filter((comment) => comment.id !== id)
    .map((comment) => (comment.reply_to?.id === id ? { ...comment, reply_to: null } : comment));
}

/**
 * Merges the `newest` comments, read since `before` was shown, with the older ones that they do not reach. Comments
 * that wait, are being sent, or were sent or accepted meanwhile stay on top; those removed meanwhile stay away.
 */
export function mergeNewest(
  before: Comment[],
  current: Comment[],
  newest: Comment[],
  limit: number,
): Comment[] {
  const ids = new Set(newest.map(({ id }) => id));
  const oldestId = newest.length < limit ? 0 : (newest.at(-1)?.id ?? 0);
  const wasPublished = (id: number) => before.some((comment) => comment.id === id && isPublished(comment));
  const isShown = ({ id }: Comment) => current.some((comment) => comment.id === id);
  const isNew = ({ id }: Comment) => id > oldestId && !wasPublished(id);
  const isOnTop = (comment: Comment) => !isPublished(comment) || comment.id < 0 || isNew(comment);
  const top = current.filter((comment) => isOnTop(comment) && !ids.has(comment.id));
  const older = current.filter((comment) => isPublished(comment) && comment.id > 0 && comment.id < oldestId);
  const wasRemoved = (comment: Comment) => wasPublished(comment.id) && !isShown(comment);
  return [...top, ...newest.filter((comment) => !wasRemoved(comment)), ...older];
}
