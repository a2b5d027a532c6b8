import path from "node:path";
import { expect, test } from "vitest";
import { endpoint } from "@/lib/core/api/endpoint";
import { route } from "@/lib/core/api/route";
import { messagesFor } from "@/lib/core/i18n/messages";
import { endpointEntries } from "@/lib/endpoints";
import {
  findMisplacedHandlers,
  findUndeclaredEndpoints,
  findUnguardedHandlers,
  findUnservedEndpoints,
  type RouteFile,
} from "./routes";
import { listFiles, root } from "./sources";

/** Handlers that do not return JSON: documents that are the same for all, files with their own access check, and redirects. */
const withoutRoute = [
  "app/(public)/[locale]/contact/send/route.ts",
  "app/(public)/[locale]/login/route.ts",
  "app/(public)/[locale]/rss.xml/route.ts",
  "app/(public)/[locale]/signup/route.ts",
  "app/(auth)/school-sign-in/link/route.ts",
  "app/(auth)/school-sign-in/return/route.ts",
  "app/(auth)/school-sign-in/route.ts",
  "app/api/[[...path]]/route.ts",
  "app/api/emails/unsubscribe/route.ts",
  "app/api/openapi.json/route.ts",
  "app/storage/[...path]/route.ts",
];

const files: RouteFile[] = await Promise.all(
  listFiles("app")
    .filter((name) => path.basename(name) === "route.ts")
    .map(async (name) => ({ path: name, exports: await import(path.join(root, name)) })),
);

const sample = endpoint("PUT /api/a/{id}", { access: ["admin"] });
const bare = () => new Response();
const handler = route(sample, async () => ({}));

test("every handler uses `route`", () => {
  expect(findUnguardedHandlers([{ path: "app/api/a/[id]/route.ts", exports: { PUT: handler } }])).toEqual([]);
  expect(findUnguardedHandlers([{ path: "app/api/a/[id]/route.ts", exports: { PUT: bare } }])).toHaveLength(
    1,
  );
  expect(findUnguardedHandlers(files, withoutRoute)).toEqual([]);
});

test("every handler serves the path and method it declares", () => {
  expect(findMisplacedHandlers([{ path: "app/(b)/api/a/[id]/route.ts", exports: { PUT: handler } }])).toEqual(
    [],
  );
  expect(
    findMisplacedHandlers([{ path: "app/api/b/[id]/route.ts", exports: { PUT: handler } }]),
  ).toHaveLength(1);
  expect(
    findMisplacedHandlers([{ path: "app/api/a/[id]/route.ts", exports: { POST: handler } }]),
  ).toHaveLength(1);
  expect(findMisplacedHandlers(files)).toEqual([]);
});

test("every endpoint of the registry has a handler, and every handler is in the registry", () => {
  const entry = { name: "sample", heading: "posts", endpoint: sample } as const;
  expect(findUnservedEndpoints([entry], [])).toEqual(["sample PUT"]);
  expect(
    findUndeclaredEndpoints([], [{ path: "app/api/a/[id]/route.ts", exports: { PUT: handler } }]),
  ).toHaveLength(1);
  expect(findUnservedEndpoints(endpointEntries, files)).toEqual([]);
  expect(findUndeclaredEndpoints(endpointEntries, files)).toEqual([]);
});

test("every endpoint has a unique name and a description in both languages", () => {
  const names = endpointEntries.map(({ name }) => name).sort();
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(messagesFor("fr").api.operations).sort()).toEqual(names);
  expect(Object.keys(messagesFor("en").api.operations).sort()).toEqual(names);
});
