import { expect, test } from "vitest";
import { folderCycles, upwardImports } from "./cycles";
import { backwards, serverInBrowser } from "./imports";
import { everywhere, sources } from "./sources";

const files = sources(...everywhere);

test("imports go one way: app, components, lib, db", () => {
  const inLib = (text: string) => ({ path: "lib/posts/queries.ts", text });
  expect(backwards(inLib('import { db } from "@/db/client"'))).toEqual([]);
  expect(backwards(inLib('import { Card } from "@/components/ui/card"'))).toHaveLength(1);
  expect(
    backwards({ path: "app/page.tsx", text: 'import { db } from "../db/client"' }),
    "a page that queries the database",
  ).toHaveLength(1);
  expect(files.flatMap(backwards)).toEqual([]);
});

test("no client component imports server code", () => {
  const client = (text: string) => ({ path: "components/a.tsx", text: `"use client";\n${text}` });
  const between = { path: "lib/b.ts", text: 'import { readFile } from "node:fs"' };
  expect(serverInBrowser([client('import type { B } from "@/lib/b"'), between])).toEqual([]);
  expect(serverInBrowser([client('import { b } from "@/lib/b"'), between])).toEqual([
    "components/a.tsx → lib/b.ts → node:fs",
  ]);
  expect(serverInBrowser([client('const load = () => import("@/lib/b")'), between])).toHaveLength(1);
  expect(serverInBrowser([client('import { db } from "@/db/client"')])).toHaveLength(1);
  expect(serverInBrowser(files)).toEqual([]);
});

test("the folders of lib form no cycle, types included", () => {
  const posts = { path: "lib/posts/queries.ts", text: 'import type { User } from "@/lib/users/shapes"' };
  const users = { path: "lib/users/queries.ts", text: 'import { posts } from "../posts/policy"' };
  expect(folderCycles([posts])).toEqual([]);
  expect(folderCycles([posts, users])).toEqual(["lib/posts ↔ lib/users"]);
  expect(folderCycles(files)).toEqual([]);
});

test("core imports no noun, and no noun a registry", () => {
  const text = 'import { a } from "@/lib/posts/policy"; import { b } from "@/lib/scheduled-tasks";';
  expect(upwardImports([{ path: "lib/core/tasks/run.ts", text }])).toHaveLength(2);
  expect(upwardImports([{ path: "lib/users/run.ts", text }])).toEqual([
    "lib/users/run.ts lib/scheduled-tasks",
  ]);
  expect(upwardImports(files)).toEqual([]);
});
