import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { route } from "@/lib/core/api/route";
import { messagesFor } from "@/lib/core/i18n/messages";
import { endpointEntries } from "@/lib/endpoints";
import { misplaced, type RouteFile, undeclared, unguarded, unserved } from "./routes";
import { filesUnder, root } from "./sources";

/** What is not JSON: documents that are the same for all, files, which look for themselves who asks, and redirects. */
const withoutRoute = [
  "app/(public)/[locale]/contact/send/route.ts",
  "app/(public)/[locale]/login/route.ts",
  "app/(public)/[locale]/rss.xml/route.ts",
  "app/(public)/[locale]/signup/route.ts",
  "app/(auth)/school-sign-in/link/route.ts",
  "app/(auth)/school-sign-in/return/route.ts",
  "app/(auth)/school-sign-in/route.ts",
  "app/api/mails/unsubscribe/route.ts",
  "app/api/openapi.json/route.ts",
  "app/storage/[...path]/route.ts",
];

const house: RouteFile[] = await Promise.all(
  filesUnder("app")
    .filter((name) => path.basename(name) === "route.ts")
    .map(async (name) => ({ path: name, exports: await import(path.join(root, name)) })),
);

const sample = endpoint({ method: "PUT", path: "/api/a/{id}", access: ["admin"], response: z.object({}) });
const bare = () => new Response();
const handler = route(sample, async () => ({}));

test("no handler is made without `route`", () => {
  expect(unguarded([{ path: "app/api/a/[id]/route.ts", exports: { PUT: handler } }])).toEqual([]);
  expect(unguarded([{ path: "app/api/a/[id]/route.ts", exports: { PUT: bare } }])).toHaveLength(1);
  expect(unguarded(house, withoutRoute)).toEqual([]);
});

test("every handler stands at the address and verb it declares", () => {
  expect(misplaced([{ path: "app/(b)/api/a/[id]/route.ts", exports: { PUT: handler } }])).toEqual([]);
  expect(misplaced([{ path: "app/api/b/[id]/route.ts", exports: { PUT: handler } }])).toHaveLength(1);
  expect(misplaced([{ path: "app/api/a/[id]/route.ts", exports: { POST: handler } }])).toHaveLength(1);
  expect(misplaced(house)).toEqual([]);
});

test("the registry and the handlers are the same endpoints", () => {
  const entry = { name: "sample", heading: "posts", endpoint: sample } as const;
  expect(unserved([entry], [])).toEqual(["sample PUT"]);
  expect(undeclared([], [{ path: "app/api/a/[id]/route.ts", exports: { PUT: handler } }])).toHaveLength(1);
  expect(unserved(endpointEntries, house)).toEqual([]);
  expect(undeclared(endpointEntries, house)).toEqual([]);
});

test("every endpoint has a name of its own and a sentence in both languages", () => {
  const names = endpointEntries.map(({ name }) => name).sort();
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(messagesFor("fr").api.operations).sort()).toEqual(names);
  expect(Object.keys(messagesFor("en").api.operations).sort()).toEqual(names);
});
