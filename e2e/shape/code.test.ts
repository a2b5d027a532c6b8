import { expect, test } from "vitest";
import {
  findAreaPaths,
  findBareSelects,
  findBarrels,
  findHiddenLiveRegions,
  findLongFiles,
  findLongFunctions,
  findMissingBreakpoints,
  findPlainDeletions,
  findRawMarkup,
  findUndocumentedErrors,
  findVagueFolders,
} from "./code";
import { everywhere, listFiles, listSources } from "./sources";

const files = listSources(...everywhere);
const shipped = files.filter(({ path }) => !/\.test\.tsx?$|^e2e\//.test(path));
const sample = (text: string) => ({ path: "sample.tsx", text });

test("every query lists its columns", () => {
  expect(findBareSelects(sample("db.select({ id: users.id }).from(users)"))).toEqual([]);
  expect(findBareSelects(sample("db.select().from(users)"))).toHaveLength(1);
  expect(findBareSelects(sample("db.insert(users).values(v).returning()"))).toHaveLength(1);
  expect(findBareSelects(sample("sql`select u.* from users u`"))).toHaveLength(1);
  expect(shipped.flatMap(findBareSelects)).toEqual([]);
});

test("a comment of an exported function of lib names the errors that it throws", () => {
  const throwing = (code: string) => `export function f() { throw new AppError("${code}"); }`;
  expect(findUndocumentedErrors(sample(`/** Throws \`forbidden\`. */ ${throwing("forbidden")}`))).toEqual([]);
  expect(findUndocumentedErrors(sample(throwing("not_found")))).toEqual([]);
  expect(findUndocumentedErrors(sample(throwing("forbidden")))).toHaveLength(1);
  expect(shipped.filter(({ path }) => path.startsWith("lib/")).flatMap(findUndocumentedErrors)).toEqual([]);
});

test("no code sets HTML from a string", () => {
  expect(findRawMarkup(sample("<p>{text}</p>"))).toEqual([]);
  expect(findRawMarkup(sample("<p dangerouslySetInnerHTML={{ __html: text }} />"))).toHaveLength(1);
  expect(findRawMarkup(sample("element.innerHTML = text"))).toHaveLength(1);
  expect(shipped.flatMap(findRawMarkup)).toEqual([]);
});

test("controls that delete are red", () => {
  expect(findPlainDeletions(sample('<IconButton danger label="x" icon={<Trash2 />} />'))).toEqual([]);
  expect(findPlainDeletions(sample('<Button variant="quiet-danger"><Trash2 /></Button>'))).toEqual([]);
  expect(findPlainDeletions(sample("<Button danger /><MenuItem icon={<Trash2 />} />"))).toHaveLength(1);
  expect(findPlainDeletions(sample('<Button className="text-danger!" />'))).toHaveLength(1);
  expect(shipped.flatMap(findPlainDeletions)).toEqual([]);
});

test("only the route map contains paths of the areas", () => {
  expect(findAreaPaths(sample("const href = studentPaths.jobs;"))).toEqual([]);
  expect(findAreaPaths(sample('const href = "/student/dashboard/jobs";'))).toHaveLength(1);
  expect(findAreaPaths(sample("const href = `/student/dashboard/jobs/$".concat("{id}`;")))).toHaveLength(1);
  const readers = shipped.filter(
    ({ path }) => /^(app|components|lib)\//.test(path) && path !== "lib/routes.ts",
  );
  expect(readers.flatMap(findAreaPaths)).toEqual([]);
});

test("no class uses a breakpoint that the styles do not define", () => {
  expect(findMissingBreakpoints(sample('<p className="grid md:grid-cols-2" />'))).toEqual([]);
  expect(findMissingBreakpoints(sample('<p className="grid sm:grid-cols-2" />'))).toHaveLength(1);
  expect(findMissingBreakpoints(sample('<p className="md:max-sm:flex" />'))).toHaveLength(1);
  expect(shipped.flatMap(findMissingBreakpoints)).toEqual([]);
});

test("a live region stays in the accessibility tree while it is empty", () => {
  expect(findHiddenLiveRegions(sample('<p role="status" className="empty:sr-only">{text}</p>'))).toEqual([]);
  expect(findHiddenLiveRegions(sample('<p role="alert" className="empty:hidden">{text}</p>'))).toEqual([]);
  expect(findHiddenLiveRegions(sample('<p role="status" className="empty:hidden">'))).toHaveLength(1);
  expect(findHiddenLiveRegions(sample('<div\n aria-live="polite"\n className="empty:hidden">'))).toHaveLength(
    1,
  );
  expect(shipped.flatMap(findHiddenLiveRegions)).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  expect(findLongFiles(sample("a\n".repeat(250)), 250)).toEqual([]);
  expect(findLongFiles(sample("a\n".repeat(251)), 250)).toHaveLength(1);
  expect(files.flatMap((file) => findLongFiles(file, 250))).toEqual([]);
});

test("no function is longer than 60 lines", () => {
  expect(findLongFunctions(sample(`function f() {${"\n".repeat(59)}}`), 60)).toEqual([]);
  expect(findLongFunctions(sample(`const f = () => {${"\n".repeat(60)}}`), 60)).toHaveLength(1);
  expect(shipped.flatMap((file) => findLongFunctions(file, 60))).toEqual([]);
});

test("folders are named for their subject, and none is a barrel", () => {
  const paths = everywhere.flatMap(listFiles).map((path) => ({ path }));
  expect(findVagueFolders({ path: "lib/utils/dates.ts" })).toHaveLength(1);
  expect(findVagueFolders({ path: "lib/posts/types.ts" })).toEqual([]);
  expect(paths.flatMap(findVagueFolders)).toEqual([]);
  expect(findBarrels({ path: "lib/posts/index.ts" })).toHaveLength(1);
  expect(paths.flatMap(findBarrels)).toEqual([]);
});
