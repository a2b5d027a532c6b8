import { afterEach, expect, test, vi } from "vitest";
import { serverNow, updateServerOffset } from "./server-time";

afterEach(() => vi.useRealTimers());

test("the server's time is that of its last response, however the device's clock is set", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T13:00:00Z") });
  updateServerOffset(new Response("", { headers: { date: "Mon, 30 Nov 2026 12:00:00 GMT" } }));
  updateServerOffset(new Response(""));
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe("2026-11-30T12:01:00.000Z");
});
