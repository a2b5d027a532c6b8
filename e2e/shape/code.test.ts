import { expect, test } from "vitest";
import { areaPaths, bareSelects, barrels, longFiles, longFunctions, rawMarkup, vagueFolders } from "./code";
import { everywhere, filesUnder, sources } from "./sources";

const files = sources(...everywhere);
const shipped = files.filter(({ path }) => !/\.test\.tsx?$|^e2e\//.test(path));
const sample = (text: string) => ({ path: "sample.tsx", text });

test("every query names its columns", () => {
  expect(bareSelects(sample("db.select({ id: users.id }).from(users)"))).toEqual([]);
  expect(bareSelects(sample("db.select().from(users)"))).toHaveLength(1);
  expect(bareSelects(sample("db.insert(users).values(v).returning()"))).toHaveLength(1);
  expect(bareSelects(sample("sql`select u.* from users u`"))).toHaveLength(1);
  expect(shipped.flatMap(bareSelects)).toEqual([]);
});

test("no code sets HTML from a string", () => {
  expect(rawMarkup(sample("<p>{text}</p>"))).toEqual([]);
  expect(rawMarkup(sample("<p dangerouslySetInnerHTML={{ __html: text }} />"))).toHaveLength(1);
  expect(rawMarkup(sample("element.innerHTML = text"))).toHaveLength(1);
  expect(shipped.flatMap(rawMarkup)).toEqual([]);
});

test("paths of the areas stand in the route map alone", () => {
  expect(areaPaths(sample("const href = studentPaths.jobs;"))).toEqual([]);
  expect(areaPaths(sample('const href = "/student/dashboard/jobs";'))).toHaveLength(1);
  expect(areaPaths(sample("const href = `/student/dashboard/jobs/$".concat("{id}`;")))).toHaveLength(1);
  const readers = shipped.filter(
    ({ path }) => /^(app|components|lib)\//.test(path) && path !== "lib/routes.ts",
  );
  expect(readers.flatMap(areaPaths)).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  expect(longFiles(sample("a\n".repeat(250)), 250)).toEqual([]);
  expect(longFiles(sample("a\n".repeat(251)), 250)).toHaveLength(1);
  expect(files.flatMap((file) => longFiles(file, 250))).toEqual([]);
});

test("no function is longer than 60 lines", () => {
  expect(longFunctions(sample(`function f() {${"\n".repeat(59)}}`), 60)).toEqual([]);
  expect(longFunctions(sample(`const f = () => {${"\n".repeat(60)}}`), 60)).toHaveLength(1);
  expect(shipped.flatMap((file) => longFunctions(file, 60))).toEqual([]);
});

test("folders are named for their subject, and none is a barrel", () => {
  const paths = everywhere.flatMap(filesUnder).map((path) => ({ path }));
  expect(vagueFolders({ path: "lib/utils/dates.ts" })).toHaveLength(1);
  expect(vagueFolders({ path: "lib/posts/types.ts" })).toEqual([]);
  expect(paths.flatMap(vagueFolders)).toEqual([]);
  expect(barrels({ path: "lib/posts/index.ts" })).toHaveLength(1);
  expect(paths.flatMap(barrels)).toEqual([]);
});
