import { expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import type { Post } from "@/lib/posts/schemas";
import { PostView } from "./post-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push() {} }) }));
vi.mock("@/components/realtime/use-after-reconnection", () => ({ useAfterReconnection() {} }));
vi.mock("./use-live-posts", () => ({ useLivePosts: () => ({ threadVersion: () => 0, onOwnAction() {} }) }));
vi.mock("./post-card", () => ({ PostCard: () => <article /> }));

const viewer = { id: 1, name: "Zoé", avatarUrl: null, role: "student" } as const;

test("the live region that announces a removed post exists before, without the post in it", () => {
  const props = { viewer, hasBlocks: false, home: "/student/dashboard" };
  const markup = renderMarkup("en", <PostView initialData={{ id: 1 } as Post} {...props} />);
  expect(markup).toMatch(/<div role="status"[^>]*><\/div><article>/);
});
