import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { errorStatus } from "@/lib/core/errors/app-error";
import { endpointEntries } from "@/lib/endpoints";
import { root } from "./sources";

const page = readFileSync(path.join(root, "docs/contract.md"), "utf8");
const everyone = ["visitor", "student", "company", "admin"];

test("docs/contract.md lists every endpoint with who may call it", () => {
  const rows = page.matchAll(/^\| `((?:GET|POST|PUT|DELETE) \/[^`]+)` \| ([^|]+) \|/gm);
  const documented = [...rows].map(([, call, access]) => `${call} | ${access}`);
  const declared = endpointEntries.map(
    ({ endpoint: { method, path, access } }) => `${method} ${path} | ${accessLabel(access)}`,
  );
  expect(documented.sort()).toEqual(declared.sort());
});

test("docs/contract.md lists every error code with its status", () => {
  const rows = page.matchAll(/^\| (\d{3}) \| (.+) \|$/gm);
  const documented = [...rows].flatMap(([, status, codes]) =>
    [...(codes ?? "").matchAll(/`([a-z_]+)`/g)].map(([, code]) => `${status} ${code}`),
  );
  const declared = Object.entries(errorStatus).map(([code, status]) => `${status} ${code}`);
  expect(documented.sort()).toEqual(declared.sort());
});

test("the response of every endpoint has a schema that can be compiled", () => {
  const compile = ({ endpoint }: (typeof endpointEntries)[number]) =>
    z.compile(endpoint.response, { strict: true });
  for (const entry of endpointEntries) expect(() => compile(entry), entry.endpoint.path).not.toThrow();
});

test("an endpoint whose response has only data is declared with `data`", () => {
  const hasOnlyData = ({ response }: Endpoint) =>
    response instanceof z.ZodMiniObject && Object.keys(response.shape).join() === "data";
  const others = endpointEntries.filter(({ endpoint }) => hasOnlyData(endpoint) && !endpoint.data);
  expect(others.map(({ name }) => name)).toEqual([]);
});

function accessLabel(access: readonly string[]): string {
  if (access.length === everyone.length) return "anyone";
  if (access.length === everyone.length - 1 && !access.includes("visitor")) return "signed in";
  return access.join(", ");
}
