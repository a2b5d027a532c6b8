import { readFileSync } from "node:fs";
import { processUsage } from "@/lib/core/decoder/usage";
import { studentPaths } from "@/lib/routes";
import { type Application, openApplication } from "../application";
import type { Bench } from "../bench";
import { median, times } from "../figures";
import { connections, sendRequests } from "../load";
import type { Finding } from "../report";
import type { BenchUser } from "../users";

const rounds = 5;
/** So many requests that the cost of the connections, which the first process distributes, is negligible. */
const requests = 800;
/** The number of requests of each process after which its code is compiled. */
const warmUp = 4000;

type Compared = { application: Application; processes: number };

/**
 * Compares the CPU time of a request to two processes on one port with that of one process, in alternating rounds. On a
 * machine with two cores, rates cannot show that the second process costs requests nothing. Each process has the same
 * number of connections, since fewer requests at once cost more each (docs/performance.md#two-processes).
 */
export async function measureProcesses(
  { appDir, services, schools: [school], served: [{ application }], teardown }: Bench,
  users: BenchUser[],
): Promise<Finding[]> {
  const env = { ...services.env, DATABASE_URL: school.url, WEB_CONCURRENCY: "2" };
  const one = { application, processes: 1 };
  const two = { application: await openApplication(appDir, env, teardown), processes: 2 };
  const findings: Finding[] = [];
  for (const path of [studentPaths.feed, "/api/posts", "/bench/dynamic"]) {
    for (const compared of [one, two]) await send(compared, path, users, warmUp * compared.processes);
    const costs: { one: number; two: number }[] = [];
    for (let round = 0; round < rounds; round++)
      costs.push({ one: await costOf(one, path, users), two: await costOf(two, path, users) });
    const baseline = median(costs.map((cost) => cost.one));
    const measured = median(costs.map((cost) => cost.two));
    const ratio = median(costs.map((cost) => cost.two / cost.one));
    findings.push({
      what: `${path}, two processes`,
      measured: `${measured.toFixed(2)} ms`,
      baseline: `${baseline.toFixed(2)} ms, one process`,
      ratio: times(ratio),
      goal: "≤ 1.10 ×",
      met: ratio <= 1.1,
    });
  }
  await two.application.close();
  return findings;
}

function send({ application, processes }: Compared, path: string, users: BenchUser[], amount: number) {
  const target = { url: application.origin + path, headers: users.map(({ browser }) => browser) };
  return sendRequests(target, amount, connections * processes);
}

async function costOf(compared: Compared, path: string, users: BenchUser[]): Promise<number> {
  const before = cpuOf(compared.application.pid);
  await send(compared, path, users, requests);
  return (cpuOf(compared.application.pid) - before) / requests;
}

/** CPU milliseconds of a process and its children. */
function cpuOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), processUsage(pid)?.cpu ?? 0);
}
