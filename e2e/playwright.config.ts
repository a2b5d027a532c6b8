import { existsSync, statfsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright uses slower files on the disk instead, because in a container /dev/shm has 64 MB. */
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
  // A test that passes on its retry is reported as flaky at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.PREAU_URL,
    trace: "off",
    launchOptions: {
      executablePath: process.env.PREAU_CHROMIUM || undefined,
      args: browserArgs,
      ignoreDefaultArgs: hasSharedMemory ? ["--disable-dev-shm-usage"] : [],
    },
  },
});
