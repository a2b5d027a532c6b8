import { expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { toastsOf } from "@/e2e/support/toasts";
import messages from "@/messages/en/ui.json";
import { useJobSearchParams } from "./use-job-search-params";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/jobs/search-params", () => {
  throw new Error("no network");
});

test("a filter, a job and a reset show an error when the rules of the URL cannot be loaded", async () => {
  vi.stubGlobal("location", new URL("http://localhost/student/dashboard/jobs?type=internship"));
  vi.stubGlobal("navigator", { onLine: true });
  const { filter, open, clear } = renderHook(() => useJobSearchParams({} as never)).result;
  const toasts = await toastsOf(async () => {
    await filter({ type: "part-time" });
    await open(1);
    await clear();
  });
  const errorToast = { kind: "error", text: messages.unreachable, action: { label: messages.reload } };
  expect(toasts).toMatchObject([errorToast, errorToast, errorToast]);
});
