import { expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import type { Notification } from "@/lib/notifications/schemas";
import { useNotificationActions } from "./use-notification-actions";
import { useNotificationsPage } from "./use-notifications-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {} }) }));
vi.mock("@/components/realtime/use-after-reconnection", () => ({ useAfterReconnection() {} }));
vi.mock("@/components/realtime/use-own-channel", () => ({ useOwnChannel() {} }));
vi.mock("./unread-provider", () => ({ useUnread: () => ({ refresh() {} }) }));

function renderPage() {
  let page = {} as ReturnType<typeof useNotificationsPage>;
  let actions = {} as ReturnType<typeof useNotificationActions>;
  function Page() {
    page = useNotificationsPage(rows, "all");
    actions = useNotificationActions(page);
    return null;
  }
  renderMarkup("en", <Page />);
  return { page, actions };
}

const rows = [1, 2].map((id) => ({ id, is_read: false }) as Notification);

test.each([
  { ids: [1], status: 200, expected: [2] },
  { ids: undefined, status: 200, expected: [] },
  { ids: [1], status: 500, expected: [1, 2] },
  { ids: undefined, status: 500, expected: [1, 2] },
])("after marking $ids as read with response $status, $expected are shown as new", async (row) => {
  vi.stubGlobal("fetch", async () => Response.json({ data: {} }, { status: row.status }));
  const { page, actions } = renderPage();
  await actions.markRead(row.ids);
  expect(rows.filter(page.isNew).map(({ id }) => id)).toEqual(row.expected);
  vi.unstubAllGlobals();
});
