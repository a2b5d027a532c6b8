import { setTimeout as delay } from "node:timers/promises";
import type { Teardown } from "../../../services/teardown";
import { median, milliseconds, percentile, slopePerMinute } from "../figures";
import type { Finding } from "../report";
import { type Student, startWithStudents } from "./people";
import { type Part, partNames, type Usage, usageBelow } from "./processes";
import { requestMix } from "./requests";

type SoakOptions = { minutes: number; dataDir: string };
type Sample = { minutes: number; usage: Record<Part, Usage> };
type Traffic = { statuses: Map<number, number>; errors: number; times: number[] };

const perSecond = 20;
const sampleEveryMs = 10_000;
const maxSlope = 1;

/** Measures what the whole application, as `npm start` runs it, uses during a light mix of requests. */
export async function runSoak({ minutes, dataDir }: SoakOptions, teardown: Teardown): Promise<Finding[]> {
  const { origin, pid, students } = await startWithStudents(dataDir, teardown);
  const traffic: Traffic = { statuses: new Map(), errors: 0, times: [] };
  const endAt = Date.now() + minutes * 60_000;
  const [samples] = await Promise.all([
    sampleUntil(endAt, pid),
    sendUntil(endAt, students, await requestMix(origin), traffic),
  ]);
  return [...usageFindings(samples, minutes), ...trafficFindings(traffic)];
}

async function sampleUntil(endAt: number, pid: number): Promise<Sample[]> {
  const startedAt = Date.now();
  const samples: Sample[] = [];
  while (Date.now() < endAt) {
    await delay(sampleEveryMs);
    const sample = { minutes: (Date.now() - startedAt) / 60_000, usage: usageBelow(pid) };
    samples.push(sample);
    const shown = partNames.map(
      (part) => `${part} ${Math.round(sample.usage[part].memory)} MB, ${sample.usage[part].descriptors} fd`,
    );
    console.log(`${sample.minutes.toFixed(1)} min: ${shown.join(" · ")}`);
  }
  return samples;
}

async function sendUntil(
  endAt: number,
  students: Student[],
  mix: Awaited<ReturnType<typeof requestMix>>,
  traffic: Traffic,
) {
  const underWay = new Set<Promise<void>>();
  const startedAt = Date.now();
  for (let index = 0; Date.now() < endAt; index++) {
    const request = mix[index % mix.length] as (typeof mix)[number];
    const sent = measure(() => request(students[index % students.length] as Student), traffic);
    underWay.add(sent);
    sent.finally(() => underWay.delete(sent));
    await delay(Math.max(0, startedAt + ((index + 1) * 1000) / perSecond - Date.now()));
  }
  await Promise.all(underWay);
}

async function measure(request: () => Promise<Response>, traffic: Traffic): Promise<void> {
  const startedAt = performance.now();
  try {
    const response = await request();
    await response.arrayBuffer();
    traffic.statuses.set(response.status, (traffic.statuses.get(response.status) ?? 0) + 1);
    traffic.times.push(performance.now() - startedAt);
  } catch {
    traffic.errors += 1;
  }
}

/** Leaves out the warm-up, during which code is compiled and caches fill. */
function usageFindings(samples: Sample[], minutes: number): Finding[] {
  const steady = samples.filter((sample) => sample.minutes > Math.min(4, minutes / 4));
  return partNames.flatMap((part) =>
    (["memory", "descriptors"] as const).map((kind) => {
      const points = steady.map(({ minutes, usage }) => ({ minutes, value: usage[part][kind] }));
      const slope = slopePerMinute(points);
      const unit = kind === "memory" ? " MB" : "";
      return {
        what: `${kind} of the ${part}, median, and its slope`,
        measured: `${Math.round(median(points.map(({ value }) => value)))}${unit}`,
        ratio: `${slope.toFixed(2)}${unit}/min`,
        goal: `≤ ${maxSlope}${unit}/min`,
        met: slope <= maxSlope,
      };
    }),
  );
}

function trafficFindings({ statuses, errors, times }: Traffic): Finding[] {
  const failed = [...statuses]
    .filter(([status]) => status >= 500)
    .reduce((sum, [, count]) => sum + count, errors);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return [
    { what: "responses by status", measured: counts.join(", ") },
    {
      what: "responses of 500 and above, and failed calls",
      measured: String(failed),
      goal: "0",
      met: failed === 0,
    },
    {
      what: "time to a response, median and 99th percentile",
      measured: `${milliseconds(percentile(times, 0.5))}, ${milliseconds(percentile(times, 0.99))}`,
    },
  ];
}
