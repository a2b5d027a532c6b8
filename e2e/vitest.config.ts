import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));
const outside = ["**/node_modules/**", "**/.next/**", "**/.data/**"];

/** Files that start processes of their own, repeat a race, or whose tests have a time limit of their own. */
const takesLong =
  /\b(startApp|appOfFile|startCluster|startSecondProcess|createDatabase|databaseOfFile|openCluster|startServicesProcess|runUserCommand)\(|\bround < \d\d|\b\d{2,3}_000\b/;

/**
 * Begun first, they leave no worker idle at the end. The files of a project whose processes are shared follow each other:
 * a process ends where the next file is of another project, and its successor loads all modules again.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) => {
      const isLong = takesLong.test(readFileSync(moduleId, "utf8"));
      if (project.config.isolate) return isLong ? 0 : 3;
      return isLong ? 1 : 2;
    };
    const ranked = sorted.map((file) => ({ file, rank: rank(file) }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

/** Files that change what a process shares: its environment, clock, globals or modules. */
const changesProcess =
  /\bassign\(process\.env|\bprocess\.env\b[^=;\n]* = |\bvi\.(mock|doMock|spyOn|stub\w+|useFakeTimers)\(|\b(createDataDir|startFixture|setTestEnv)\(|support\/multipart"/;

function needsIsolation(file: string): boolean {
  return changesProcess.test(readFileSync(path.join(root, file), "utf8"));
}

const folders = ["app", "components", "db", "e2e", "lib", "scripts"];
const isolated = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && needsIsolation(file)),
);
const shape = ["e2e/shape/*.test.ts"];
const isApi = (file: string) => file.startsWith("e2e/api/");

/** The other files share the modules that they import: loading these anew for each costs more than the tests do. */
const shared = { isolate: false, setupFiles: ["e2e/support/shared-process.ts"] };
const services = { globalSetup: ["e2e/support/services-setup.ts"] };

export default defineConfig({
  root,
  resolve: {
    alias: { "@": root },
  },
  test: {
    // Most of them wait: for the application, for the disk, for processes that start or hang.
    maxWorkers: 6,
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // A state that comes late on a busy machine is no error.
    expect: { poll: { timeout: 20_000 } },
    // The API tests run against an application: PREAU_URL and DATABASE_URL say which.
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...outside, "e2e/api/**", ...shape, ...isolated],
          ...shared,
          ...services,
        },
      },
      {
        // One process after the others, which parses each file of the repository once.
        extends: true,
        test: {
          name: "unit-shape",
          include: shape,
          exclude: isolated,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: "unit-isolated", include: isolated.filter((file) => !isApi(file)), ...services },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["e2e/api/**/*.test.ts"],
          exclude: [...outside, ...isolated],
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: "api-isolated", include: isolated.filter(isApi) },
      },
    ],
  },
});
