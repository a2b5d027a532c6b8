import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { updatePresenceSettings } from "@/lib/presence/contract";
import { registerToaster } from "./toast";
import { useSetting } from "./use-setting";

const setValue = vi.hoisted(() => vi.fn());
vi.mock("./use-server-state", () => ({ useServerState: (initial: string) => [initial, setValue] }));

afterEach(() => vi.unstubAllGlobals());

test("the retry of an older toast that fails again leaves the value that was stored meanwhile", async () => {
  const statuses = [500, 200, 500];
  vi.stubGlobal("fetch", async () => Response.json({ data: {} }, { status: statuses.shift() ?? 500 }));
  const toasts: { kind: string; retry: (() => void) | undefined }[] = [];
  onTestFinished(registerToaster(({ kind, action }) => toasts.push({ kind, retry: action?.run })));
  const setting = renderHook(() =>
    useSetting(updatePresenceSettings, {
      initialValue: "first",
      request: () => ({ body: { is_hidden: true } }),
      errorText: "Failed",
      successText: () => "Saved",
    }),
  ).result;
  setting.set("second");
  await vi.waitUntil(() => toasts.length === 1);
  expect(setValue).toHaveBeenLastCalledWith("first");
  setting.set("third");
  await vi.waitUntil(() => toasts.length === 2);
  toasts[0]?.retry?.();
  await vi.waitUntil(() => toasts.length === 3);
  expect(toasts.map(({ kind }) => kind)).toEqual(["error", "success", "error"]);
  expect(setValue.mock.calls.flat()).toEqual(["second", "first", "third", "second", "third"]);
});
