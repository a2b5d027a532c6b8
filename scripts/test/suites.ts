import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Count } from "./report";
import type { Run } from "./run";

type Suite = { scratch: string; files: string[]; env?: NodeJS.Dict<string> };

export async function vitest(
  run: Run,
  project: "unit" | "api",
  { scratch, files, env = {} }: Suite,
): Promise<Count> {
  const report = path.join(scratch, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["--config", "e2e/vitest.config.ts", "--project", project];
  const fine = await run("vitest", ["run", ...files, ...config, ...reporters], { ...env, NODE_ENV: "test" });
  return readReport(fine, report, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  }));
}

export async function playwright(run: Run, { scratch, files, env = {} }: Suite): Promise<Count> {
  const report = path.join(scratch, "browser.json");
  const args = ["test", ...files, "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const fine = await run("playwright", args, {
    ...env,
    NODE_ENV: "test",
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readReport(fine, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

/** A run that failed beside its tests (a file that does not load) counts as a failure. */
function readReport(fine: boolean, report: string, read: (found: ReportFile) => Count): Count {
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!fine && count.failed === 0) count.failed = 1;
  return count;
}

type ReportFile = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
