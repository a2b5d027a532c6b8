import { CliError } from "../../../cli-error";
import { percentile } from "../figures";
import { post } from "../post";
import type { Kind } from "./kinds";

export type Round = { kind: Kind; writers: number; rate: number; p50: number; p99: number; count: number };

/** Runs writers in parallel, each of whom sends the next write when the response to the last one arrives. */
export function roundsOf(origin: string) {
  const written = new Map<string, number>();
  return async (kind: Kind, writers: number, seconds: number): Promise<Round> => {
    const times: number[] = [];
    const startedAt = performance.now();
    const end = startedAt + seconds * 1000;
    const write = async () => {
      while (performance.now() < end) {
        const index = written.get(kind.name) ?? 0;
        written.set(kind.name, index + 1);
        const { user, path, body } = kind.call(index);
        const sent = performance.now();
        const { status, reply } = await post(origin + path, user, JSON.stringify(body));
        times.push(performance.now() - sent);
        if (status !== kind.status) throw new CliError(`${path} responded ${status}: ${reply.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    const rate = (times.length / (performance.now() - startedAt)) * 1000;
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    return { kind, writers, rate, p50, p99, count: times.length };
  };
}
