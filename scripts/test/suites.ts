import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../services/supervised-process";
import type { Outcome } from "./report";
import type { Run } from "./run";

type Suite = { scratch: string; files: string[]; env?: NodeJS.Dict<string> };

export async function runVitest(
  run: Run,
  project: "unit" | "api",
  { scratch, files, env = {} }: Suite,
): Promise<Outcome> {
  const report = path.join(scratch, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["--config", "e2e/vitest.config.ts", "--project", `${project}*`];
  const hasSucceeded = await run("vitest", ["run", ...files, ...config, ...reporters], {
    ...env,
    NODE_ENV: "test",
  });
  return readReport(hasSucceeded, report, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests + results.numTodoTests,
    failedTests: vitestErrors(results, "failed"),
    flaky: vitestErrors(results, "passed"),
  }));
}

export async function runPlaywright(run: Run, { scratch, files, env = {} }: Suite): Promise<Outcome> {
  const report = path.join(scratch, "browser.json");
  const args = ["test", ...files, "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const hasSucceeded = await run("playwright", args, {
    ...env,
    NODE_ENV: "test",
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readReport(hasSucceeded, report, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failedTests: suites.flatMap((suite) => playwrightTests(suite, "unexpected")),
    flaky: suites.flatMap((suite) => playwrightTests(suite, "flaky")),
  }));
}

/** A run that failed outside of its tests (for example a file that does not load) counts as one failed test. */
function readReport(hasSucceeded: boolean, report: string, read: (results: ReportFile) => Outcome): Outcome {
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!hasSucceeded && count.failed === 0) count.failed = 1;
  return count;
}

function vitestErrors({ testResults }: ReportFile, status: "failed" | "passed"): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `  ${path.relative(root, name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  );
}

function playwrightTests(
  { specs = [], suites = [] }: BrowserSuite,
  status: "unexpected" | "flaky",
): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `  e2e/web/${file}:${line}: ${title}`),
    ...suites.flatMap((suite) => playwrightTests(suite, status)),
  ];
}

const firstLine = (text = "") => text.split("\n", 1)[0];

type BrowserSuite = {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: BrowserSuite[];
};

type ReportFile = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: BrowserSuite[];
};
