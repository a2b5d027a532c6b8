import type { Teardown } from "../../../services/teardown";
import { median, milliseconds } from "../figures";
import type { Finding } from "../report";
import { startTime } from "../start-time";

/** Time of `npm start` to its first page on a built tree (docs/performance.md#goals). Builds it when needed. */
export async function start(appDir: string, dataDir: string, teardown: Teardown): Promise<Finding[]> {
  await startTime(appDir, dataDir, teardown);
  const durations: number[] = [];
  for (let at = 0; at < 3; at++) durations.push(await startTime(appDir, dataDir, teardown));
  const time = median(durations);
  return [
    {
      what: "npm start, built, to the first page",
      measured: milliseconds(time),
      goal: "≤ 5 s",
      met: time <= 5000,
    },
  ];
}
