import { afterEach, expect, test, vi } from "vitest";
import { call, upload } from "./client";

const endpoint = { method: "POST", path: "/api/posts" } as Parameters<typeof call>[0];
const noResponse = { status: 0, code: "network" };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call without a response fails after 65 seconds, as without a network", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const ended = vi.fn();
  const error = call(endpoint, {}).catch((error) => {
    ended();
    return error;
  });
  await vi.advanceTimersByTimeAsync(64_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await error).toMatchObject(noResponse);
});

test.each([
  { title: "is cut off", isCutOff: true },
  { title: "does not end", isCutOff: false },
])("a call whose response $title fails, as without a network", async ({ isCutOff }) => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        if (isCutOff) controller.error(new TypeError("network error"));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const error = vi.fn();
  call(endpoint, {}).catch(error);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(noResponse));
});

test("a call with a whole response succeeds, and its time limit ends", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ data: 1 }));
  expect(await call(endpoint, {})).toEqual({ data: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test("an upload fails two minutes after its last progress, but not while it continues", async () => {
  vi.useFakeTimers();
  const requests: SilentRequest[] = [];
  class SilentRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onabort = () => {};
    onloadend = () => {};
    constructor() {
      requests.push(this);
    }
    open() {}
    send() {}
    abort() {
      this.onabort();
      this.onloadend();
    }
  }
  vi.stubGlobal("XMLHttpRequest", SilentRequest);
  const progress: number[] = [];
  const ended = vi.fn();
  const error = upload(endpoint, {
    body: new FormData(),
    onProgress: (share) => progress.push(share),
  }).catch((error) => {
    ended();
    return error;
  });
  await vi.advanceTimersByTimeAsync(100_000);
  requests[0]?.upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await error).toMatchObject(noResponse);
  expect(progress).toEqual([0.5]);
});
