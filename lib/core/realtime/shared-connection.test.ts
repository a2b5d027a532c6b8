import { expect, onTestFinished, test, vi } from "vitest";
import { SharedConnection } from "./shared-connection";
import { TabConnection } from "./tab-connection";

/** As in WebKit: a page that is left loses its lock, and its next requests fail before the event loop goes on. */
function leavePage() {
  const page = new EventTarget();
  let requests = 0;
  const request = async (name: string) => {
    if (name !== "realtime") return new Promise(() => {});
    requests++;
    if (requests > 100) return new Promise(() => {});
    throw new DOMException("", requests === 1 ? "AbortError" : "InvalidStateError");
  };
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { show: () => page.dispatchEvent(new Event("pageshow")), requests: () => requests };
}

test("a page in the back/forward cache requests the lock again when it is shown, not before", async () => {
  const { show, requests } = leavePage();
  const connection = new SharedConnection(() => new TabConnection(() => new Promise(() => {})));
  connection.listen("members", "post:created", () => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(2);
  show();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests()).toBe(3);
});
