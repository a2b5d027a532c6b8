import { expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useJobSearchParams } from "./use-job-search-params";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

/** The hook on a page at `base`, and what adds its history entries. */
function render() {
  const base = "http://localhost/student/dashboard/jobs?type=internship";
  vi.stubGlobal("location", new URL(base));
  const show = (_data: unknown, _title: string, href: string) =>
    vi.stubGlobal("location", new URL(href, base));
  const pushState = vi.fn(show);
  vi.stubGlobal("history", { pushState, replaceState: show });
  return { ...renderHook(() => useJobSearchParams({} as never)).result, pushState };
}

test("keeps the first of two filters that change at the same time", async () => {
  const { filter } = render();
  await Promise.all([filter({ q: "design" }, "replace"), filter({ location: "" }, "replace")]);
  expect(location.search).toBe("?q=design&type=internship");
});

test("adds one history entry for each job that is opened, even if its title is clicked twice", async () => {
  const { open, pushState } = render();
  await open(7);
  await open(7);
  expect(pushState).toHaveBeenCalledTimes(1);
  await open(8);
  expect(pushState).toHaveBeenCalledTimes(2);
  expect(location.search).toBe("?type=internship&job=8");
});
