import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { CliError } from "../../cli-error";
import { median } from "./figures";

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const warmUp = 20;

type TimedRequest = { url: string; headers: () => Record<string, string> };

/**
 * The median milliseconds of each request. They are sent one at a time, in turn, so that other work on the machine
 * affects all equally.
 */
export async function measureLatencies(requests: TimedRequest[], times: number): Promise<number[]> {
  const durations = requests.map((): number[] => []);
  for (let turn = -warmUp; turn < times; turn++) {
    for (const [index, request] of requests.entries()) {
      const durationMs = await responseTime(request);
      if (turn >= 0) durations[index]?.push(durationMs);
    }
  }
  return durations.map(median);
}

async function responseTime({ url, headers }: TimedRequest): Promise<number> {
  const startedAt = performance.now();
  const [response] = (await once(http.get(url, { agent, headers: headers() }), "response")) as [
    IncomingMessage,
  ];
  const body = await text(response);
  if (response.statusCode !== 200)
    throw new CliError(`${url} responded ${response.statusCode}: ${body.slice(0, 300)}`);
  return performance.now() - startedAt;
}
