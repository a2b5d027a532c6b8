import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { engines } from "@/package.json";
import { root } from "./sources";

const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const [dockerfile, compose, readme] = ["Dockerfile", "compose.yaml", "README.md"].map(read) as [
  string,
  string,
  string,
];

/** The variables that the README explains. */
const documented = new Set(
  readme
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => line.match(/`[A-Z][A-Z0-9_]+`/g) ?? [])
    .map((name) => name.slice(1, -1)),
);

/** Variables that configure the images of other projects. */
const ofOtherServices = ["POSTGRES_PASSWORD", "ROOT_ACCESS_KEY", "ROOT_SECRET_KEY"];
/** Variables that only the compose file reads. */
const ofCompose = ["DATABASE_OWNER_PASSWORD", "DATABASE_PASSWORD"];

test("the image has a Node version that package.json allows", () => {
  const least = Number(/^>=(\d+)\./.exec(engines.node)?.[1]);
  const used = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
  expect(used).toHaveLength(2);
  for (const major of used) {
    expect(major).toBeGreaterThanOrEqual(least);
    expect(major % 2).toBe(0);
  }
});

test("the README lists every variable of the image and of the compose file", () => {
  const ofImage = [...dockerfile.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name);
  const set = [...compose.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const interpolated = [...compose.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
  expect(new Set(ofImage)).toEqual(new Set(["APP_URL", "DATA_DIR", "HOST", "PORT"]));
  const allowed = new Set([...documented, ...ofOtherServices, ...ofCompose]);
  expect([...ofImage, ...set, ...interpolated].filter((name) => !allowed.has(String(name)))).toEqual([]);
  const operations = read("docs/operations.md");
  for (const name of interpolated)
    if (!compose.includes(`{${name}:-`)) expect(operations).toContain(`${name}=`);
});

test("the commands of the containers exist, and do not run as root", () => {
  const modules = `${dockerfile}\n${compose}`.match(/scripts\/[\w/-]+\.(ts|mjs)/g) ?? [];
  expect(new Set(modules)).toEqual(
    new Set(["scripts/build.ts", "scripts/create-bucket.ts", "scripts/start.mjs"]),
  );
  for (const module of modules) expect(existsSync(path.join(root, module))).toBe(true);
  const [service] = compose.match(/(?<=\.next\/services\/)[\w/-]+(?=\.mjs)/) ?? [];
  expect(read("scripts/app/compile.ts")).toContain(`"${service}.ts"`);
  expect(dockerfile).toContain("USER node");
});
