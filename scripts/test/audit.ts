import { spawnSync } from "node:child_process";
import { root } from "../services/supervised-process";
import type { Count } from "./report";

type Report = {
  message?: string;
  vulnerabilities?: Record<string, { severity: string }>;
};

/** Skipped when the registry does not respond (offline, or a mirror without the audit endpoint). */
export async function auditDependencies(): Promise<Count> {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8", timeout: 60_000 });
  const report = parse(stdout ?? "");
  if (!report?.vulnerabilities) {
    console.log(
      "The registry did not respond to the audit: dependencies were not checked for known vulnerabilities.",
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const severe = severeFindings(report);
  for (const finding of severe) console.error(finding);
  return { passed: severe.length === 0 ? 1 : 0, failed: severe.length, skipped: 0 };
}

export function severeFindings({ vulnerabilities = {} }: Report): string[] {
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity }]) => `${name}: ${severity}`);
}

function parse(text: string): Report | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
