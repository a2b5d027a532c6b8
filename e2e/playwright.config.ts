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
    launchOptions: { executablePath: process.env.PREAU_CHROMIUM || undefined, args: quiet },
  },
});
