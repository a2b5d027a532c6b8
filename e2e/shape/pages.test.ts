import path from "node:path";
import { expect, test } from "vitest";
import { unlocked } from "./pages";
import { sources } from "./sources";

/** The same for everybody: prerendered pages, and the documentation. */
const open = [/^app\/\(public\)\//, /^app\/api\/docs\//];

test("every page asks who is there, and an area's page asks for its own role", () => {
  const page = (folder: string, text: string) => ({ path: `app/${folder}/page.tsx`, text });
  const locked = 'const viewer = await requirePageViewer(["student"], "/student/dashboard");';
  expect(unlocked(page("(student)/student/dashboard", locked), open)).toEqual([]);
  expect(unlocked(page("(company)/company/dashboard", locked), open)).toHaveLength(1);
  expect(unlocked(page("(student)/student/jobs", "await getViewer();"), open)).toHaveLength(1);
  expect(unlocked(page("(student)/student/jobs", locked.replace("await ", "")), open)).toHaveLength(1);
  expect(unlocked(page("(auth)/login", "await getViewer();"), open)).toEqual([]);
  expect(unlocked(page("(auth)/login", ""), open)).toHaveLength(1);
  expect(unlocked(page("(public)/[locale]", ""), open)).toEqual([]);
  const pages = sources("app").filter((file) => path.basename(file.path) === "page.tsx");
  expect(pages.flatMap((file) => unlocked(file, open))).toEqual([]);
});
