import { existsSync, statfsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright keeps the memory that a browser's processes share in files on the disk: in a container, 64 MB are free here. */
const sharedMemory = "/dev/shm";
const minSharedBytes = 2 ** 31;
const hasSharedMemory = existsSync(sharedMemory) && bytesFree(sharedMemory) >= minSharedBytes;

function bytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Against a running application: PREAU_URL says which, PREAU_CHROMIUM names a browser other than Playwright's own. */
export default defineConfig({
  testDir: "web",
  outputDir: "../test-results",
  tsconfig: "../tsconfig.json",
  workers: 3,
  // What fails twice has failed; what passes the second time is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.PREAU_URL,
    trace: "off",
    launchOptions: {
      executablePath: process.env.PREAU_CHROMIUM || undefined,
      args: quiet,
      ignoreDefaultArgs: hasSharedMemory ? ["--disable-dev-shm-usage"] : [],
    },
  },
});
