import { afterEach, expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import type { Post } from "@/lib/posts/schemas";
import { useAddComment } from "./use-comments";

afterEach(() => vi.unstubAllGlobals());

test("a comment that fails takes back only the number that it has shown", async () => {
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
  await run({ params: { id: 1 }, body: { content: "Bravo" } });
  expect(setCount.mock.calls).toEqual([[6], [5, 6]]);
});
