import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CliError } from "../cli-error";
import type { Run } from "./run";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export async function findChromium(run: Run): Promise<string> {
  const attempts = [
    () => {},
    () => run("playwright", ["install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" }),
    () => installAsRoot(run),
  ];
  for (const attempt of attempts) {
    await attempt();
    const program = candidates().find(isExecutable);
    if (program) return program;
  }
  throw new CliError(
    "The browser tests found no Chromium and could not install one: put `chromium` on the PATH.",
  );
}

async function installAsRoot(run: Run): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  if (await run("apt-get", ["update", "-q"], quietly)) {
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], quietly);
  }
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
}

function isExecutable(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return spawnSync(program, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}
