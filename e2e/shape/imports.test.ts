import { expect, test } from "vitest";
import { findFolderCycles, findUpwardImports } from "./cycles";
import { findBackwardImports, findServerImports } from "./imports";
import { everywhere, listSources } from "./sources";

const files = listSources(...everywhere);

test("imports go one way: app, components, lib, db", () => {
  const inLib = (text: string) => ({ path: "lib/posts/queries.ts", text });
  expect(findBackwardImports(inLib('import { db } from "@/db/client"'))).toEqual([]);
  expect(findBackwardImports(inLib('import { Card } from "@/components/ui/card"'))).toHaveLength(1);
  expect(
    findBackwardImports({ path: "app/page.tsx", text: 'import { db } from "../db/client"' }),
    "a page that queries the database",
  ).toHaveLength(1);
  expect(files.flatMap(findBackwardImports)).toEqual([]);
});

test("no client component imports server code", () => {
  const client = (text: string) => ({ path: "components/a.tsx", text: `"use client";\n${text}` });
  const between = { path: "lib/b.ts", text: 'import { readFile } from "node:fs"' };
  expect(findServerImports([client('import type { B } from "@/lib/b"'), between])).toEqual([]);
  expect(findServerImports([client('import { b } from "@/lib/b"'), between])).toEqual([
    "components/a.tsx → lib/b.ts → node:fs",
  ]);
  expect(findServerImports([client('const load = () => import("@/lib/b")'), between])).toHaveLength(1);
  expect(findServerImports([client('import { db } from "@/db/client"')])).toHaveLength(1);
  expect(findServerImports(files)).toEqual([]);
});

test("the folders of lib have no cycles, including type imports", () => {
  const posts = { path: "lib/posts/queries.ts", text: 'import type { User } from "@/lib/users/shapes"' };
  const users = { path: "lib/users/queries.ts", text: 'import { posts } from "../posts/policy"' };
  expect(findFolderCycles([posts])).toEqual([]);
  expect(findFolderCycles([posts, users])).toEqual(["lib/posts ↔ lib/users"]);
  expect(findFolderCycles(files)).toEqual([]);
});

test("core does not import nouns, and nouns do not import registries", () => {
  const text = 'import { a } from "@/lib/posts/policy"; import { b } from "@/lib/scheduled-tasks";';
  expect(findUpwardImports([{ path: "lib/core/tasks/run.ts", text }])).toHaveLength(2);
  expect(findUpwardImports([{ path: "lib/users/run.ts", text }])).toEqual([
    "lib/users/run.ts lib/scheduled-tasks",
  ]);
  expect(findUpwardImports(files)).toEqual([]);
});
