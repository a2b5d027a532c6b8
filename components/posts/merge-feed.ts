import { pickEdited } from "@/components/ui/form-draft";
import type { Post } from "@/lib/posts/schemas";

export const isNewerThan = (shown: readonly Post[]) => (post: Post) =>
  shown.every(({ created_at }) => created_at < post.created_at);

/** The posts of others that are newer than the `first` posts shown, and would move those that are being read. */
export function findNewer(
  first: readonly Post[],
  rendered: readonly Post[],
  viewerId: number | null,
): Post[] {
  if (first.length === 0) return [];
  return rendered.filter(({ user }) => user.id !== viewerId).filter(isNewerThan(first));
}

/** The posts that are `rendered` after `shown`, without newer ones, and with those that the newer ones have pushed off the page. */
export function withoutNewer(
  shown: readonly Post[],
  rendered: readonly Post[],
  newer: readonly Post[],
): Post[] {
  const isPushedOff = (post: Post) =>
    !post.is_pinned && rendered.every((other) => other.is_pinned || other.created_at > post.created_at);
  return [
    ...rendered.filter((post) => !newer.includes(post)),
    ...shown.filter(isPushedOff).slice(0, newer.length),
  ];
}

/** Updates the posts that are `shown` to `current`: the same page of the feed, fetched after `before` was shown. */
export function mergeFeed(before: readonly Post[], shown: readonly Post[], current: readonly Post[]): Post[] {
  // Pinned posts come first, however old they are.
  const unpinned = current.filter((post) => !post.is_pinned);
  const isBelow = (post: Post) =>
    !post.is_pinned && unpinned.every(({ created_at }) => created_at >= post.created_at);
  return shown.flatMap((post) => {
    const previous = before.find(({ id }) => id === post.id);
    const fetched = current.find(({ id }) => id === post.id);
    if (fetched) return [mergePost(previous, post, fetched)];
    return !previous || isBelow(post) ? [post] : [];
  });
}

/** The posts of `current`, a page that was fetched after `before` was shown, with what has changed in `shown` since. */
export function mergePage(before: readonly Post[], shown: readonly Post[], current: readonly Post[]): Post[] {
  return current.flatMap((fetched) => {
    const previous = before.find(({ id }) => id === fetched.id);
    const post = shown.find(({ id }) => id === fetched.id);
    if (post) return [mergePost(previous, post, fetched)];
    return previous ? [] : [fetched];
  });
}

/** `fetched` with what has changed on the page since `before`: a like may be newer than the response. */
export function mergePost(before: Post | undefined, shown: Post, fetched: Post): Post {
  return { ...fetched, ...pickEdited(shown, shown, before) };
}
