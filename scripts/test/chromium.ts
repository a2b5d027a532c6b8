import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CliError } from "../cli-error";
import type { Run } from "./run";

/** Headless shells come first: a full browser takes 50 % more CPU time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The path of a browser; undefined when Playwright's own one starts. */
export async function findChromium(run: Run): Promise<string | undefined> {
  const attempts = [() => {}, () => installWithPlaywright(run), () => installAsRoot(run)];
  for (const attempt of attempts) {
    await attempt();
    if (await canStartPlaywrightBrowser()) return;
    const program = candidates().find(isExecutable);
    if (program) return program;
  }
  throw new CliError(
    "The browser tests found no Chromium and could not install one: put `chromium` on the PATH.",
  );
}

const installWithPlaywright = (run: Run) =>
  run("playwright", ["install", "--only-shell", "chromium"], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
  });

async function installAsRoot(run: Run): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const nonInteractive = { DEBIAN_FRONTEND: "noninteractive" };
  if (!(await run("apt-get", ["update", "-q"], nonInteractive))) return;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], nonInteractive))
      return;
  }
}

async function canStartPlaywrightBrowser(): Promise<boolean> {
  try {
    await (await chromium.launch({ args: ["--no-sandbox"] })).close();
    return true;
  } catch {
    return false;
  }
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function isExecutable(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return spawnSync(program, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}
