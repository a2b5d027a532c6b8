import { expect, test, vi } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import { parseJobSearchParams } from "@/lib/jobs/search-params";
import { Jobs } from "./jobs";

const page = { data: [], total: 0, per_page: 20, current_page: 1, last_page: 1, from: null, to: null };
const list = vi.hoisted(() => ({ isLoading: false }));
vi.mock("./use-jobs", () => ({ useJobs: () => ({ page, error: undefined, retry() {}, ...list }) }));
vi.mock("./use-job-search-params", () => ({
  useJobSearchParams: (params: object) => ({
    params,
    selectedId: undefined,
    filter() {},
    open() {},
    clear() {},
  }),
}));
vi.mock("./job-filters", () => ({ JobFilters: () => null }));
vi.mock("./job-panel", () => ({ JobPanel: () => null }));

test.each([
  { isLoading: false, announced: "" },
  { isLoading: true, announced: "Loading jobs…" },
])("the live region that announces the loading of jobs exists before, with isLoading $isLoading", (row) => {
  list.isLoading = row.isLoading;
  const initial = { params: parseJobSearchParams({}), page };
  const markup = renderMarkup("en", <Jobs initial={initial} initialJob={null} />);
  expect(/<p role="status"[^>]*>([^<]*)/.exec(markup)?.[1]).toBe(row.announced);
});
