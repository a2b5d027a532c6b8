import { getHeapStatistics } from "node:v8";

const minHeapMb = 512;

/** The worker is not time-critical, so it trades speed for memory. */
export const workerHeapFlags = ["--optimize-for-size", "--max-semi-space-size=2"];

const smallHeapFlags = ["--heap-growing-percent=40", "--max-semi-space-size=8"];

/** Uses less memory than V8's defaults, without a limit that sixteen concurrent readers exceed (docs/performance.md#memory). */
export function applicationHeapFlags(): string[] {
  const isSmall = getHeapStatistics().heap_size_limit < minHeapMb * 1024 * 1024;
  return [...smallHeapFlags, ...(isSmall ? [`--max-old-space-size=${minHeapMb}`] : [])];
}
