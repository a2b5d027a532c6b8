import { expect, test } from "vitest";
import * as french from "@/lib/core/i18n/fr";
import { flatten, type Tree } from "./messages";
import { findDeniedKeys, findDeniedNames, findDeniedPath } from "./names";
import { everywhere, listFiles, listSources } from "./sources";

const named = (text: string, path = "lib/sample.ts") => findDeniedNames({ path, text });

test("names are the field's own terms", () => {
  expect(named("const inputRow = 1; type Limits = { maxBytes: number }")).toEqual([]);
  expect(named("const keptRow = 1; type Limits = { patienceMs: number }")).toHaveLength(2);
  expect(named("const found = 1; const notFound = 2")).toEqual(["lib/sample.ts:1 found"]);
  expect(named("ids.map((each) => each)")).toEqual(["lib/sample.ts:1 each"]);
  expect(named("function askedFor({ id: told }: { id: number }) {}")).toHaveLength(2);
  expect(named("function comeBack() {} const background = 1")).toHaveLength(1);
  expect(
    named("class Job { keptAt = 1; #told = 2; get hearsAll() { return 1 } set wish(x) {} }"),
  ).toHaveLength(4);
  expect(named("enum Kind { Errand, Email }")).toEqual(["lib/sample.ts:1 Errand"]);
  expect(named("const stranger = 1")).toHaveLength(1);
  expect(named("const stranger = 1", "e2e/api/a.test.ts")).toEqual([]);
});

test("no declaration contains a word of the deny-list", () => {
  expect(listSources(...everywhere).flatMap(findDeniedNames)).toEqual([]);
});

test("no message key contains a word of the deny-list", () => {
  expect(findDeniedKeys(["groups.requestSent", "groups.askedToJoin"])).toEqual(["groups.askedToJoin"]);
  expect(findDeniedKeys(flatten(french as unknown as Tree).keys())).toEqual([]);
});

test("no path contains a word of the deny-list", () => {
  expect(findDeniedPath({ path: "lib/errands/send.ts" })).toHaveLength(1);
  expect(findDeniedPath({ path: "lib/email/send.ts" })).toEqual([]);
  const files = everywhere.flatMap(listFiles).filter((path) => !path.startsWith("db/migrations/"));
  expect(files.map((path) => ({ path })).flatMap(findDeniedPath)).toEqual([]);
});
