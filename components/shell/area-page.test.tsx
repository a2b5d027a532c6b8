import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { areaPage } from "./area-page";

vi.mock("@/lib/core/auth/page-viewer", () => ({ requirePageViewer: vi.fn() }));

test("a page has the viewer, its parameters and its search parameters; sign-in leads back to its URL", async () => {
  vi.mocked(requirePageViewer).mockResolvedValue({ name: "Inès" } as Viewer<"student">);
  const Page = areaPage("student", "/student/events", ({ viewer, params, searchParams, path }) => (
    <a href={path}>{[viewer.name, params.eventId, searchParams.page].join()}</a>
  ));
  const params = Promise.resolve({ eventId: "7" });
  const html = renderToStaticMarkup(await Page({ params, searchParams: Promise.resolve({ page: "2" }) }));
  expect(html).toBe('<a href="/student/events">Inès,7,2</a>');
  expect(requirePageViewer).toHaveBeenCalledWith(["student"], "/student/events/7");
  const missing = areaPage("admin", "/admin", () => null);
  await missing({ params: Promise.resolve({ missing: ["a", "b"] }), searchParams: Promise.resolve({}) });
  expect(requirePageViewer).toHaveBeenLastCalledWith(["admin"], "/admin/a/b");
});

test("a page rejects when its guard redirects", async () => {
  vi.mocked(requirePageViewer).mockRejectedValue(new Error("NEXT_REDIRECT"));
  const page = areaPage("admin", "/admin", () => null);
  await expect(page({ params: Promise.resolve({}), searchParams: Promise.resolve({}) })).rejects.toThrow(
    "NEXT_REDIRECT",
  );
});
