import { brotliCompressSync } from "node:zlib";
import { studentPaths } from "@/lib/routes";
import type { Application } from "../application";
import type { Bench } from "../bench";
import { scriptBytes } from "../feed/weight";
import { kilobytes } from "../figures";
import { measureRates } from "../rates";
import type { Finding } from "../report";
import { type BenchUser, signIn } from "../users";
import { measureProcesses } from "./processes";

/** Shares of the rate of an empty dynamic page, in requests per second. */
const minShares: Record<string, number> = { [studentPaths.feed]: 0.35 };
const minShareOfOthers = 0.4;

/**
 * Compares each signed-in page with an empty one of the same build, in requests per second. Also reports the size of
 * the HTML, plain and with brotli, and of the gzipped JavaScript beyond the empty page's.
 */
export async function measurePages(bench: Bench): Promise<Finding[]> {
  const {
    schools: [school],
    served: [{ application }],
    seconds,
  } = bench;
  const users = await signIn("student", [school]);
  const findings: Finding[] = [];
  const { jobSearches: _leadsElsewhere, ...pages } = studentPaths;
  const headers = users.map(({ browser }) => browser);
  const emptyScripts = await scriptBytes(application.origin, "/bench/dynamic", users[0]?.browser);
  for (const path of Object.values(pages)) {
    const goal = minShares[path] ?? minShareOfOthers;
    const pair = { what: path, path, headers, against: "empty dynamic page", goal } as const;
    findings.push(...(await measureRates(application.origin, [pair], seconds)));
    findings.push(await bytesOf(application, path, users, emptyScripts));
  }
  return [...findings, ...(await measureProcesses(bench, users))];
}

async function bytesOf(
  { origin }: Application,
  path: string,
  [user]: BenchUser[],
  emptyScripts: number,
): Promise<Finding> {
  const headers = user?.browser;
  const html = await (await fetch(origin + path, { headers })).text();
  const scripts = await scriptBytes(origin, path, headers);
  return {
    what: `${path}, bytes`,
    measured: `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(brotliCompressSync(html).length)} compressed`,
    baseline: `${kilobytes(scripts)} of scripts`,
    ratio: `+ ${kilobytes(scripts - emptyScripts)}`,
  };
}
