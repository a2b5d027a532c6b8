import path from "node:path";
import { expect, test } from "vitest";
import { unguardedPages } from "./pages";
import { sources } from "./sources";

/** Prerendered pages and the API documentation. */
const open = [/^app\/\(public\)\//, /^app\/api\/docs\//];

test("every page reads its viewer, and an area's page requires its own role", () => {
  const page = (folder: string, text: string) => ({ path: `app/${folder}/page.tsx`, text });
  const guarded = 'const viewer = await requirePageViewer(["student"], "/student/dashboard");';
  expect(unguardedPages(page("(student)/student/dashboard", guarded), open)).toEqual([]);
  expect(unguardedPages(page("(company)/company/dashboard", guarded), open)).toHaveLength(1);
  expect(unguardedPages(page("(student)/student/jobs", "await getViewer();"), open)).toHaveLength(1);
  expect(unguardedPages(page("(student)/student/jobs", guarded.replace("await ", "")), open)).toHaveLength(1);
  expect(unguardedPages(page("(auth)/login", "await getViewer();"), open)).toEqual([]);
  expect(unguardedPages(page("(auth)/login", ""), open)).toHaveLength(1);
  expect(unguardedPages(page("(public)/[locale]", ""), open)).toEqual([]);
  const pages = sources("app").filter((file) => path.basename(file.path) === "page.tsx");
  expect(pages.flatMap((file) => unguardedPages(file, open))).toEqual([]);
});
