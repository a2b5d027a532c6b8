import { expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useJobSearchParams } from "./use-job-search-params";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

test("keeps the first of two filters that change at the same time", async () => {
  const base = "http://localhost/student/dashboard/jobs?type=internship";
  vi.stubGlobal("location", new URL(base));
  const show = (_data: unknown, _title: string, href: string) =>
    vi.stubGlobal("location", new URL(href, base));
  vi.stubGlobal("history", { pushState: show, replaceState: show });
  const { filter } = renderHook(() => useJobSearchParams({} as never)).result;
  await Promise.all([filter({ q: "design" }, "replace"), filter({ location: "" }, "replace")]);
  expect(location.search).toBe("?q=design&type=internship");
});
