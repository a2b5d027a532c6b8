import { gzipSync } from "node:zlib";
import type { Application } from "../application";
import type { Dataset } from "../data/dataset";
import { kilobytes } from "../figures";
import type { Finding } from "../report";
import type { BenchUser } from "../users";

/** Gzipped JavaScript of a first visit beyond an empty page of the same build (docs/performance.md#goals). */
export async function measureWeights(
  { origin }: Application,
  { owner }: Dataset,
  [user]: BenchUser[],
): Promise<Finding[]> {
  const [post] = await owner`select id from posts where status = 'published' and audience = 'public'
    order by id desc limit 1`;
  const base = await scriptBytes(origin, "/bench/static");
  const pages = [
    { path: "/", allowed: 15 },
    { path: "/apropos", allowed: 15 },
    { path: "/demo", allowed: 15 },
    { path: "/login", allowed: 15 },
    { path: `/posts/${post?.id}`, what: "/posts/{id}", allowed: 15 },
    { path: "/student/dashboard", allowed: 70, headers: user?.browser },
  ];
  const findings: Finding[] = [];
  for (const { path, what = path, allowed, headers } of pages) {
    const bytes = await scriptBytes(origin, path, headers);
    findings.push({
      what: `JavaScript of ${what}`,
      measured: kilobytes(bytes),
      baseline: `${kilobytes(base)}, empty page`,
      ratio: `+ ${kilobytes(bytes - base)}`,
      goal: `≤ + ${allowed} KB`,
      met: bytes - base <= allowed * 1024,
    });
  }
  return findings;
}

export async function scriptBytes(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return gzippedBytes(origin, await listScripts(origin, path, headers));
}

/** The scripts of a page's first visit, without the messages of an area, which these load. */
export async function listScripts(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const response = await fetch(origin + path, { headers, redirect: "error" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const html = await response.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  // Browsers that support modules do not load the `nomodule` polyfills.
  const modernScripts = scripts.filter((attributes) => !/nomodule/i.test(attributes));
  // The scripts that a page needs to hydrate, and those that it loads afterwards.
  const preloads = [...html.matchAll(/<link\b([^>]*\bas="script"[^>]*)>/g)].map(
    ([, attributes = ""]) => attributes,
  );
  const sources = [...modernScripts, ...preloads].flatMap(
    (attributes) => attributes.match(/\b(?:src|href)="([^"]+)"/)?.[1] ?? [],
  );
  return [...new Set(sources)].map((source) => source.replaceAll("&amp;", "&"));
}

export async function gzippedBytes(origin: string, scripts: string[]): Promise<number> {
  const sizes = scripts.map(async (source) => {
    const body = await (await fetch(new URL(source, origin))).arrayBuffer();
    return gzipSync(body).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
