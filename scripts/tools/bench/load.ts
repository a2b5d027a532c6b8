import autocannon from "autocannon";
import { CliError } from "../../cli-error";
import { median } from "./figures";

/** A URL with the headers of the users who request it in turn. */
export type Target = { url: string; headers: Record<string, string>[] };

/** A visitor's browser, which accepts compressed responses. */
export const visitor = { "accept-encoding": "gzip, deflate, br" };

export const connections = 16;
const rounds = 5;

/** Requests per second of two targets in alternating rounds: medians, and the median of their ratios. */
export async function loadSideBySide(target: Target, baseline: Target, seconds: number) {
  await round(target, Math.min(seconds, 3));
  await round(baseline, Math.min(seconds, 3));
  const pairs: { target: number; baseline: number }[] = [];
  for (let index = 0; index < rounds; index++) {
    pairs.push({ target: await round(target, seconds), baseline: await round(baseline, seconds) });
  }
  return {
    target: median(pairs.map((pair) => pair.target)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.target / pair.baseline)),
  };
}

async function round({ url, headers }: Target, seconds: number): Promise<number> {
  const requests = headers.map((requestHeaders) => ({ headers: requestHeaders }));
  const result = await autocannon({ url, connections, duration: seconds, requests });
  assertSuccess(url, result);
  return result.requests.total / result.duration;
}

/** Sends this number of requests, however long they take. */
export async function sendRequests(
  { url, headers }: Target,
  amount: number,
  connectionCount = connections,
): Promise<void> {
  const requests = headers.map((requestHeaders) => ({ headers: requestHeaders }));
  assertSuccess(url, await autocannon({ url, connections: connectionCount, amount, requests }));
}

function assertSuccess(url: string, { non2xx, errors }: { non2xx: number; errors: number }): void {
  if (non2xx + errors > 0)
    throw new CliError(`${url}: ${non2xx} responses were no success, ${errors} calls failed.`);
}
