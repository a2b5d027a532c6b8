import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { findNamesWithoutNoun, hasNoun } from "./nouns";
import { listFiles, root } from "./sources";

const folders = (parent: string) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const baseNames = (folder: string) => listFiles(folder).map((file) => path.parse(file).name);

const nouns = folders("lib").filter((name) => name !== "core" && name !== "openapi");

/** Folders and files that several nouns share. */
const shared = {
  components: ["api", "debug", "realtime", "settings", "shell", "site", "ui"],
  messages: [
    "api",
    "conversations",
    "error-screen",
    "errors",
    "settings",
    "shell",
    "site",
    "ui",
    "validation",
  ],
  schema: ["columns", "counters", "rate-limits", "scheduled-tasks", "storage"],
  tests: ["core", "debug", "shell", "site"],
};
/** Paths without the noun's own name: the contract defines them, or they name something that belongs to the noun. */
const otherPaths: Record<string, RegExp> = {
  applications: /^\/api\/message-templates/,
  chat: /^\/api\/groups\/\{id\}\/conversation$/,
  blocks: /^\/api\/mutes/,
  friends: /^\/api\/users\/search$/,
  jobs: /^\/api\/saved-searches/,
  moderation:
    /^\/api\/(all-users$|admin\/(dashboard\/statistics|comments\/status|content\/(\{id\}\/)?status)$|(posts|comments|job-postings|profiles|groups|events|chat\/messages)\/\{id\}\/report$)/,
  notifications: /^\/api\/unread$/,
  posts: /^\/api\/(comments|admin\/(comments|content))/,
  privacy: /^\/api\/(account|data-exports)/,
  "two-factor": /^\/api\/user\/passkeys/,
  users: /^\/(sanctum|api\/(locale|log(in|out)|signup|sessions|forgot-password|reset-password|verify-email))/,
};

test("folders of components, messages and tables contain the name of a noun", () => {
  expect(hasNoun("saved-jobs", "jobs") && hasNoun("/api/company", "companies")).toBe(true);
  expect(hasNoun("jobless", "jobs")).toBe(false);
  expect(findNamesWithoutNoun(["posts", "ui", "offers"], ["posts"], ["ui"])).toEqual(["offers"]);
  expect(findNamesWithoutNoun(folders("components"), nouns, shared.components)).toEqual([]);
  expect(findNamesWithoutNoun(baseNames("messages/fr"), nouns, shared.messages)).toEqual([]);
  expect(findNamesWithoutNoun(baseNames("db/schema"), nouns, shared.schema)).toEqual([]);
});

test("tests are in the folder of their noun", () => {
  for (const suite of ["e2e/api", "e2e/web"]) {
    expect(findNamesWithoutNoun(folders(suite), nouns, shared.tests)).toEqual([]);
    expect(listFiles(suite).filter((file) => path.dirname(file) === suite)).toEqual([]);
  }
});

test("the paths of a noun's endpoints contain its name, or are listed", async () => {
  const unnamed: string[] = [];
  for (const noun of nouns) {
    const contracts = listFiles(`lib/${noun}`).filter((file) => /contract\.ts$/.test(file));
    for (const file of contracts)
      for (const url of endpointPaths(await import(path.join(root, file))))
        if (!hasNoun(url, noun) && !otherPaths[noun]?.test(url)) unnamed.push(`${file} ${url}`);
  }
  expect(unnamed).toEqual([]);
});

function endpointPaths(contract: Record<string, unknown>): string[] {
  return Object.values(contract).flatMap((value) =>
    typeof value === "object" && value !== null && "access" in value ? [(value as Endpoint).path] : [],
  );
}
