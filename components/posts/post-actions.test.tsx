import { afterEach, expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import type { Post } from "@/lib/posts/schemas";
import { useLike } from "./post-actions";

const post = { id: 1, liked: false, likes_count: 5 } as Post;

/** A post whose like is being sent; `end` resolves once its response with the given status has been handled. */
function startLike() {
  let shown = post;
  const change = (next: (current: Post) => Post) => {
    shown = next(shown);
  };
  let respond = (_: Response) => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  vi.stubGlobal("fetch", () => response);
  let toggle = (): Promise<unknown> => Promise.resolve();
  function Like() {
    toggle = useLike(post, change, () => {}).toggle;
    return null;
  }
  renderMarkup("en", <Like />);
  const ended = toggle();
  async function end(status: number) {
    respond(Response.json({ liked: true, likes_count: 6 }, { status }));
    await ended;
    return { liked: shown.liked, count: shown.likes_count };
  }
  return { change, end };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { status: 200, expected: { liked: true, count: 6 } },
  { status: 500, expected: { liked: false, count: 5 } },
])("shows a like after response $status: $expected", async ({ status, expected }) => {
  const { end } = startLike();
  expect(await end(status)).toEqual(expected);
});

test("a like that fails leaves the count of an event that came meanwhile", async () => {
  const { change, end } = startLike();
  change((shown) => ({ ...shown, likes_count: 9 }));
  expect(await end(500)).toEqual({ liked: false, count: 9 });
});
