import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));
const outside = ["**/node_modules/**", "**/.next/**", "**/.data/**"];

const startsProcesses =
  /\b(startApp|createDatabase|openApplication|openCluster|spawnServices|startedServices)\(/;

/** Files that start processes of their own take longest: begun first, they leave no worker idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => startsProcesses.test(readFileSync(moduleId, "utf8"));
    const long = new Set(sorted.filter(isLong));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}

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
