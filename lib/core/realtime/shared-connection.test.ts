import { expect, onTestFinished, test, vi } from "vitest";
import { SharedConnection } from "./shared-connection";
import { TabConnection } from "./tab-connection";

type Options = {
  /** Whether a tab gets a lock: the one that all tabs of the browser share, or its own. */
  lock: (name: string) => boolean;
  /** Grants the requests before and after the page is left. */
  grant?: (hold: () => void) => void;
};

/** Leaves the page as WebKit does: the page loses its lock, and its next requests fail before the event loop continues. */
function leavePage({ lock, grant = () => {} }: Options) {
  const page = new EventTarget();
  const sent: unknown[] = [];
  let requests = 0;
  const request = async (name: string, ...[options, hold]: (() => void)[]) => {
    if (!lock(name)) return new Promise(() => {});
    requests++;
    if (requests !== 2) grant(hold ?? options ?? (() => {}));
    if (requests > 2) return new Promise(() => {});
    throw new DOMException("", requests === 1 ? "AbortError" : "InvalidStateError");
  };
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = (message: unknown) => sent.push(message);
    },
  );
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { show: () => page.dispatchEvent(new Event("pageshow")), requests: () => requests, sent };
}

function listen(): SharedConnection {
  const connection = new SharedConnection(() => new TabConnection(() => new Promise(() => {})));
  connection.listen("members", "post:created", () => {});
  return connection;
}

test("a page in the back/forward cache requests the lock again only when it is shown", async () => {
  const { show, requests } = leavePage({ lock: (name) => name === "realtime" });
  listen();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(2);
  show();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(3);
});

test("a tab that is not connected itself subscribes again when it returns from the back/forward cache", async () => {
  const { show, requests, sent } = leavePage({
    lock: (name) => name !== "realtime",
    grant: (hold) => hold(),
  });
  const connection = listen();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(2);
  sent.length = 0;
  show();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(3);
  expect(sent).toEqual([expect.objectContaining({ type: "channels", channels: ["members"] })]);
  expect(connection.state()).toBe("down");
});
