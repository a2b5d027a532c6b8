import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { CliError } from "../../cli-error";
import { median } from "./figures";

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const warmUp = 20;

type TimedRequest = { url: string; headers: () => Record<string, string> };

/**
 * The median milliseconds of each question, asked one at a time, all questions in turn, so that whatever else the
 * machine does touches all alike.
 */
export async function latencies(questions: TimedRequest[], times: number): Promise<number[]> {
  const durations = questions.map((): number[] => []);
  for (let turn = -warmUp; turn < times; turn++) {
    for (const [at, question] of questions.entries()) {
      const took = await responseTime(question);
      if (turn >= 0) durations[at]?.push(took);
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
