import path from "node:path";
import { expect, test } from "vitest";
import { findUnguardedPages } from "./pages";
import { listSources } from "./sources";

/** Pages without a guard: the prerendered ones and the API documentation. */
const open = [/^app\/\(public\)\//, /^app\/api\/docs\//];

test("every page reads its viewer, and an area's page requires its own role", () => {
  const page = (folder: string, text: string) => ({ path: `app/${folder}/page.tsx`, text });
  const guarded = 'const viewer = await requirePageViewer(["student"], "/student/dashboard");';
  expect(findUnguardedPages(page("(student)/student/dashboard", guarded), open)).toEqual([]);
  expect(findUnguardedPages(page("(company)/company/dashboard", guarded), open)).toHaveLength(1);
  expect(findUnguardedPages(page("(student)/student/jobs", "await getViewer();"), open)).toHaveLength(1);
  expect(
    findUnguardedPages(page("(student)/student/jobs", guarded.replace("await ", "")), open),
  ).toHaveLength(1);
  const shared = 'export default areaPage("student", studentPaths.emails, MailboxPage);';
  expect(findUnguardedPages(page("(student)/student/dashboard/emails", shared), open)).toEqual([]);
  expect(findUnguardedPages(page("(company)/company/dashboard/emails", shared), open)).toHaveLength(1);
  expect(
    findUnguardedPages(page("(student)/student/jobs", shared.replace("default ", "const a = ")), open),
  ).toHaveLength(1);
  expect(findUnguardedPages(page("(auth)/login", "await getViewer();"), open)).toEqual([]);
  expect(findUnguardedPages(page("(auth)/login", ""), open)).toHaveLength(1);
  expect(findUnguardedPages(page("(public)/[locale]", ""), open)).toEqual([]);
  const pages = listSources("app").filter((file) => path.basename(file.path) === "page.tsx");
  expect(pages.flatMap((file) => findUnguardedPages(file, open))).toEqual([]);
});
