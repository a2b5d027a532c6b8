import { brotliCompressSync } from "node:zlib";
import { studentPaths } from "@/lib/routes";
import type { Application } from "../application";
import type { Bench } from "../bench";
import { scriptBytes } from "../feed/weight";
import { kilobytes } from "../figures";
import { rates } from "../rates";
import type { Finding } from "../report";
import { type BenchUser, signIn } from "../users";
import { processes } from "./processes";

/** Of an empty dynamic page's requests a second. */
const leastShare: Record<string, number> = { [studentPaths.feed]: 0.35 };
const leastShareOfOthers = 0.4;

/**
 * Each signed-in page beside an empty one of the same build, in requests a second. With the bytes of the HTML, as it is and by
 * brotli, and the JavaScript beyond the empty page's, gzipped.
 */
export async function page(bench: Bench): Promise<Finding[]> {
  const {
    schools: [school],
    served: [{ application }],
    seconds,
  } = bench;
  const people = await signIn("student", [school]);
  const findings: Finding[] = [];
  const { jobSearches: _leadsElsewhere, ...pages } = studentPaths;
  const headers = people.map(({ browser }) => browser);
  const empty = { url: `${application.origin}/bench/dynamic`, headers };
  const emptyScripts = await scriptBytes(application.origin, "/bench/dynamic", people[0]?.browser);
  for (const path of Object.values(pages)) {
    const target = { url: application.origin + path, headers };
    const goal = leastShare[path] ?? leastShareOfOthers;
    const pair = { what: path, target, baseline: empty, against: "empty page", goal };
    findings.push(...(await rates([pair], seconds)), await bytesOf(application, path, people, emptyScripts));
  }
  return [...findings, ...(await processes(bench, people))];
}

async function bytesOf(
  { origin }: Application,
  path: string,
  [person]: BenchUser[],
  emptyScripts: number,
): Promise<Finding> {
  const headers = person?.browser;
  const html = await (await fetch(origin + path, { headers })).text();
  const scripts = await scriptBytes(origin, path, headers);
  return {
    what: `${path}, bytes`,
    measured: `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(brotliCompressSync(html).length)} compressed`,
    baseline: `${kilobytes(scripts)} of scripts`,
    ratio: `+ ${kilobytes(scripts - emptyScripts)}`,
  };
}
