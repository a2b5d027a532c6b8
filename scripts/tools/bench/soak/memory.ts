import type { Teardown } from "../../../services/teardown";
import { sendRequests } from "../load";
import type { Finding } from "../report";
import { type Student, startWithStudents } from "./people";
import { type Part, partNames, type Usage, usageBelow } from "./processes";

type Memory = Record<Part | "all", number>;

/** The goal in megabytes for all processes of `npm start`. */
const maxMegabytes = 450;

/**
 * Measures the memory of every process at the start, and after ten and twenty thousand requests of sixteen concurrent
 * readers.
 */
export async function measureMemory(dataDir: string, teardown: Teardown): Promise<Finding[]> {
  const { origin, pid, students } = await startWithStudents(dataDir, teardown);
  const start = memoryOf(usageBelow(pid));
  await browse(origin, students);
  const half = memoryOf(usageBelow(pid));
  await browse(origin, students);
  const end = memoryOf(usageBelow(pid));
  const isFlat = end.all < half.all * 1.1;
  return [
    ...partNames.map((part) => finding(part, start, half, end)),
    {
      ...finding("all", start, half, end),
      goal: `≤ ${maxMegabytes} MB, flat`,
      met: end.all <= maxMegabytes && isFlat,
    },
  ];
}

function finding(part: keyof Memory, start: Memory, half: Memory, end: Memory): Finding {
  return {
    what: `memory after 20,000 requests: ${part}`,
    measured: `${Math.round(end[part])} MB`,
    baseline: `${Math.round(start[part])} MB at the start, ${Math.round(half[part])} after 10,000`,
  };
}

function memoryOf(usage: Record<Part, Usage>): Memory {
  const parts = partNames.map((part) => [part, usage[part].memory] as const);
  const all = parts.reduce((sum, [, megabytes]) => sum + megabytes, 0);
  return { ...(Object.fromEntries(parts) as Record<Part, number>), all };
}

async function browse(origin: string, students: Student[]): Promise<void> {
  const from = ({ ipAddress }: Student) => ({ "x-forwarded-for": ipAddress });
  const pages = students.map((student) => ({
    ...from(student),
    cookie: student.cookie,
    accept: "text/html",
  }));
  const calls = students.map((student) => ({ ...from(student), authorization: `Bearer ${student.token}` }));
  await sendRequests({ url: `${origin}/student/dashboard`, headers: pages }, 2000);
  await sendRequests({ url: `${origin}/student/dashboard/jobs`, headers: pages }, 1000);
  await sendRequests({ url: `${origin}/api/posts`, headers: calls }, 5000);
  await sendRequests({ url: `${origin}/api/job-postings`, headers: calls }, 2000);
}
