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
  workers: 2,
  // On a shared machine a browser may be starved for a moment; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.PREAU_URL,
    trace: "off",
    launchOptions: { executablePath: process.env.PREAU_CHROMIUM || undefined, args: quiet },
  },
});
