import { expect, test, vi } from "vitest";
import { renderText } from "../../e2e/support/render-text";
import { FriendRequests } from "./friend-requests";

vi.mock("./friend-request-item", () => ({ FriendRequestItem: () => null }));

const sender = { sender_id: 1, sender_name: "Zoé", sender_avatar_url: null };

test.each([
  [99, "99"],
  [100, "99+"],
])("the title of %d friend requests, of which at most a hundred are listed, shows %s", (count, shown) => {
  const ids = Array.from({ length: count }, (_, id) => id);
  const requests = ids.map((id) => ({ id, ...sender, created_at: "2026-11-01T00:00:00Z" }));
  expect(renderText("en", <FriendRequests initialData={requests} />)).toBe(`Friend Request${shown}`);
});
