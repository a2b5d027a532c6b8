import { brotliCompressSync } from "node:zlib";
import { studentPaths } from "@/lib/routes";
import type { Application } from "../application";
import type { Bench } from "../bench";
import { scriptBytes } from "../feed/weight";
import { kilobytes, median, times } from "../figures";
import { sendRequests, type Target } from "../load";
import type { Finding } from "../report";
import { type Person, signIn } from "../users";
import { cpuOf } from "./cpu";
import { processes } from "./processes";

const rounds = 5;
const requests = 60;

/**
 * Each signed-in page beside an empty one of the same build, by the CPU time that a request takes in the process of the
 * application: other work on the machine changes it little. With the bytes of the HTML, as it is and by brotli, and the
 * JavaScript beyond the empty page's, gzipped.
 */
export async function page(bench: Bench): Promise<Finding[]> {
  const {
    schools: [school],
    served: [{ application }],
  } = bench;
  const people = await signIn("student", [school]);
  const empty = { path: "/bench/dynamic", cost: await costOf(application, "/bench/dynamic", people) };
  const findings: Finding[] = [];
  const { jobSearches: _leadsElsewhere, ...pages } = studentPaths;
  for (const path of Object.values(pages)) {
    const cost = await costOf(application, path, people);
    findings.push({
      what: path,
      measured: `${cost.ms.toFixed(1)} ms`,
      baseline: `${empty.cost.ms.toFixed(1)} ms, empty page`,
      ratio: times(cost.ms / empty.cost.ms),
    });
    findings.push({
      what: `${path}, bytes`,
      measured: `${kilobytes(cost.html)}, ${kilobytes(cost.compressed)} compressed`,
      baseline: `${kilobytes(cost.scripts)} of scripts`,
      ratio: `+ ${kilobytes(cost.scripts - empty.cost.scripts)}`,
    });
  }
  return [...findings, ...(await processes(bench, people))];
}

async function costOf({ origin, pid }: Application, path: string, people: Person[]) {
  const browsers = people.map(({ browser }) => browser);
  const target: Target = { url: origin + path, headers: browsers };
  const html = await (await fetch(target.url, { headers: browsers[0] })).text();
  await sendRequests(target, requests);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpuOf(pid);
    await sendRequests(target, requests);
    times.push((cpuOf(pid) - before) / requests);
  }
  return {
    ms: median(times),
    html: Buffer.byteLength(html),
    compressed: brotliCompressSync(html).length,
    scripts: await scriptBytes(origin, path, browsers[0]),
  };
}
