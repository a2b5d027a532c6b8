import { type ComponentType, createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { toastsOf } from "@/e2e/support/toasts";
import messages from "@/messages/en/ui.json";
import { useLazyComponent } from "./use-lazy-component";

const Text = () => createElement("p", null, "Text");

afterEach(() => vi.unstubAllGlobals());

/** The hook as its first render returns it, and what it renders. */
function render(load: () => Promise<ComponentType<object>>, initialComponent?: ComponentType<object>) {
  const { html, result: lazy } = renderHook(
    () => useLazyComponent(load, initialComponent),
    ({ Component }) => Component && <Component />,
  );
  return { html, lazy };
}

test("renders on the server only components that are open from the start", () => {
  expect(render(async () => Text).html).toBe("");
  expect(render(async () => Text, Text).html).toBe("<p>Text</p>");
});

test("shows a toast when the code cannot be loaded, but not when it is only preloaded", async () => {
  const { lazy } = render(() => Promise.reject(new Error("no network")));
  const error = { kind: "error", text: messages.unreachable };
  vi.stubGlobal("navigator", { onLine: false });
  expect(await toastsOf(() => lazy.preload())).toEqual([]);
  const [offline] = await toastsOf(() => lazy.show());
  expect(offline).toMatchObject(error);
  expect(offline?.action).toBeUndefined();
  vi.stubGlobal("navigator", { onLine: true });
  expect(await toastsOf(() => lazy.show())).toMatchObject([{ ...error, action: { label: messages.reload } }]);
  expect(await toastsOf(() => render(async () => Text).lazy.show())).toEqual([]);
});
