import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./support/longest-first";

const root = fileURLToPath(new URL("..", import.meta.url));
const outside = ["**/node_modules/**", "**/.next/**", "**/.data/**"];

export default defineConfig({
  root,
  resolve: {
    alias: { "@": root },
  },
  test: {
    maxWorkers: 2,
    retry: 1,
    sequence: { sequencer: LongestFirst },
    // A state that comes late on a busy machine is no failure.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...outside, "e2e/api/**"],
          testTimeout: 60_000,
        },
      },
      {
        // Against a running application: PREAU_URL and DATABASE_URL say which.
        extends: true,
        test: { name: "api", include: ["e2e/api/**/*.test.ts"], exclude: outside, testTimeout: 60_000 },
      },
    ],
  },
});
