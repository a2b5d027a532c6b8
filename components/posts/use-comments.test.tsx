import { afterEach, expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import { toastsOf } from "@/e2e/support/toasts";
import type { Comment, Post } from "@/lib/posts/schemas";
import messages from "@/messages/en/posts.json";
import { useAddComment, useComments } from "./use-comments";

afterEach(() => vi.unstubAllGlobals());

/** The comments of a post as their first render shows them. */
function openComments(post: Post, lastShown: Comment[] | null = null) {
  const options = { isMember: true, isModerator: false, version: 0, lastShown: { current: lastShown } };
  let list: ReturnType<typeof useComments> | undefined;
  function Thread() {
    list = useComments(post, options);
    return null;
  }
  renderMarkup("en", <Thread />);
  return list as ReturnType<typeof useComments>;
}

test("a comment that fails takes back only the number that it has shown, and its toast has no retry", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 }));
  const post = { id: 1, comments_count: 5 } as Post;
  const viewer = { id: 1, name: "Zoé", avatarUrl: null, role: "student" } as const;
  const setCount = vi.fn();
  let run = (_: { params: { id: number }; body: { content: string } }): Promise<unknown> => Promise.resolve();
  function Add() {
    run = useAddComment(post, viewer, { setComments() {}, setCount, onOutdated() {} }).run;
    return null;
  }
  renderMarkup("en", <Add />);
  const toasts = await toastsOf(() => run({ params: { id: 1 }, body: { content: "Bravo" } }));
  expect(setCount.mock.calls).toEqual([[6], [5, 6]]);
  // The form still has the text: with a retry in the toast too, it would be sent twice.
  expect(toasts).toEqual([{ kind: "error", text: messages.failed.comment }]);
});

test.each([
  { name: "the embedded ones at first", last: null, expected: [4, 3] },
  { name: "those of the last opening", last: [5, 4, 3], expected: [5, 4, 3] },
])("comments that are opened are $name", ({ last, expected }) => {
  const comments = (ids: number[]) => ids.map((id) => ({ id, status: "published" }) as Comment);
  const post = { id: 1, comments: comments([4, 3]), comments_count: 2 } as Post;
  expect(openComments(post, last && comments(last)).comments).toEqual(comments(expected));
});

test("older comments are fetched while those that wait are being fetched", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(new URL(url, "http://localhost").searchParams.toString());
    return new Promise(() => {});
  });
  const comments = [{ id: 4, status: "published" } as Comment];
  const list = openComments({ id: 1, comments, comments_count: 2 } as Post);
  list.refresh();
  void list.loadMore();
  await vi.waitFor(() => expect(fetched).toContain("status=held&per_page=100"));
  expect(fetched).toContain("before=4");
});

test("a comment that is being sent when the comments are closed is not shown again as such", () => {
  const sending = { id: -1, status: "published" } as Comment;
  const post = { id: 1, comments: [] as Comment[], comments_count: 0 } as Post;
  expect(openComments(post, [sending]).comments).toEqual([]);
});
