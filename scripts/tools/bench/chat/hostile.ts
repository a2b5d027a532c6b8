import { fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { milliseconds, percentile, times as ratioOf } from "../figures";
import type { Finding } from "../report";
import type { BenchUser } from "../users";
import { attacks, type Target } from "./attacker";
import type { RealtimeEnv } from "./client";
import { callRepeatedly } from "./crowd";

type Options = { origin: string; env: RealtimeEnv; students: BenchUser[]; seconds: number };

/** Compares the latency of other users' calls with and without an attacking client. */
export async function measureAttack({ origin, env, students, seconds }: Options): Promise<Finding[]> {
  const [attacker, ...others] = students as [BenchUser, ...BenchUser[]];
  const measure = async () => {
    const times: number[] = [];
    const calls = new AbortController();
    const calling = others
      .slice(0, 4)
      .map((user) => callRepeatedly(`${origin}/api/unread`, user, times, calls.signal));
    await delay(seconds * 1000);
    calls.abort();
    await Promise.all(calling);
    return percentile(times, 0.99);
  };
  await measure();
  const findings: Finding[] = [];
  for (const attack of Object.keys(attacks) as Target["attack"][]) {
    const quiet = await measure();
    const end = await startAttack({ attack, origin, env, userId: attacker.id });
    const attacked = await measure();
    await end();
    await delay(1000);
    findings.push({
      what: `one hostile client, ${attack}: others' calls, p99`,
      measured: milliseconds(attacked),
      baseline: milliseconds(quiet),
      ratio: ratioOf(attacked / quiet),
      goal: `≤ ${ratioOf(2)}`,
      met: attacked <= 2 * quiet,
    });
  }
  return findings;
}

/** The attacker runs at the lowest priority: a real one would not use this machine's processors. */
async function startAttack(target: Target): Promise<() => Promise<void>> {
  const child = fork(path.join(import.meta.dirname, "attacker.ts"), { execArgv: ["--import", "tsx"] });
  await once(child, "spawn");
  os.setPriority(child.pid as number, os.constants.priority.PRIORITY_LOW);
  child.send(target);
  await delay(2000);
  return async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
}
