import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { authPaths, groupPath, postPath, profilePath, publicPaths, studentPaths } from "@/lib/routes";
import { root } from "@/scripts/services/supervised-process";
import { gzippedBytes, listScripts } from "@/scripts/tools/bench/feed/weight";
import { createSession } from "../../support/api";
import { origin } from "../../support/environment";
import { insertGroup } from "../../support/groups";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

const manifest = JSON.parse(readFileSync(path.join(root, ".next/build-manifest.json"), "utf8"));
const frameworkFiles = new Set<string>(manifest.rootMainFiles.map((file: string) => `/_next/${file}`));
/** Beside the framework, an empty page has the screens for errors and unknown paths. */
const kilobytesOfScreens = 5;
/** The messages of the students' shell, which the scripts of a page load. Those of a section, 2 to 11 KB, are not counted. */
const kilobytesOfMessages = 6;

test("a public page has at most 15 KB of scripts beyond those of an empty page", async () => {
  const { home, about, demo } = publicPaths;
  const post = await insertPost();
  expect(await listHeavyPages([home, about, demo, authPaths.login, postPath(post.id)], 15)).toEqual([]);
});

test("a student's page has at most 70 KB of scripts beyond those of an empty page", async () => {
  const { by: viewer } = await insertPost();
  const { cookie } = await createSession(viewer);
  const { jobSearches: _needsAnId, ...paths } = studentPaths;
  const group = groupPath(await insertGroup(viewer));
  const tabs = ["overview", "members", "files", "settings"].map((tab) => `${group}/${tab}`);
  const pages = [...Object.values(paths), ...tabs, profilePath("student", (await student()).id)];
  expect(await listHeavyPages(pages, 70 - kilobytesOfMessages, { cookie })).toEqual([]);
});

async function listHeavyPages(pages: string[], goal: number, headers = {}): Promise<string[]> {
  const heavy: string[] = [];
  for (const page of pages) {
    const scripts = await listScripts(origin, page, headers);
    const own = scripts.filter((script) => !frameworkFiles.has(script));
    expect(own.length, page).toBeGreaterThan(2);
    const kilobytes = (await gzippedBytes(origin, own)) / 1024 - kilobytesOfScreens;
    if (kilobytes > goal) heavy.push(`${page}: ${kilobytes.toFixed(1)} KB`);
  }
  return heavy;
}
