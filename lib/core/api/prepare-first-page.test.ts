import { and, eq, type Placeholder } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import { beforeEach, describe, expect, it } from "vitest";
import { savedJobs } from "@/db/schema/jobs";
import type { MemberParams } from "@/lib/core/auth/viewer";
import type { PageQuery } from "./pagination";
import { prepareFirstPage } from "./prepare-first-page";

type Query = PageQuery & { q?: string | undefined };

const built: Query[] = [];
const executed: unknown[][] = [];
const db = drizzle(async (_, params) => {
  executed.push(params);
  return { rows: [] };
});

function selectRows(viewer: MemberParams, query: Query, jobId: number | Placeholder) {
  built.push(query);
  return db
    .select({ id: savedJobs.jobPostingId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, viewer.id), eq(savedJobs.jobPostingId, jobId)));
}

const first = { page: 1, per_page: 20 };
const prepare = () => prepareFirstPage([first, { page: 1, per_page: 100 }], selectRows);

beforeEach(() => {
  built.length = 0;
  executed.length = 0;
});

describe("a list whose first page is prepared", () => {
  it("builds a first page once for each role and size", async () => {
    const readRows = prepare();
    await readRows({ role: "student", id: 1 }, first, 7);
    await readRows({ role: "student", id: 2 }, { ...first, q: undefined }, 8);
    await readRows({ role: "admin", id: 3 }, first, 9);
    await readRows({ role: "admin", id: 3 }, { page: 1, per_page: 100 }, 9);
    expect(built.map(({ per_page }) => per_page)).toEqual([20, 20, 100]);
    expect(executed).toEqual([
      [1, 7],
      [2, 8],
      [3, 9],
      [3, 9],
    ]);
  });

  it.each([
    { page: 2, per_page: 20 },
    { page: 1, per_page: 50 },
    { page: 1, per_page: 20, q: "anna" },
  ])("builds $page, $per_page, $q for each read", async (query) => {
    const readRows = prepare();
    await readRows({ role: "student", id: 1 }, query, 7);
    await readRows({ role: "student", id: 2 }, query, 8);
    expect(built).toEqual([query, query]);
    expect(executed).toEqual([
      [1, 7],
      [2, 8],
    ]);
  });
});
