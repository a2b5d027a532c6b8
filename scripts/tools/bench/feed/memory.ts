import { type Application, memoryOf } from "../application";
import { megabytes } from "../figures";
import { sendRequests } from "../load";
import type { Finding } from "../report";
import type { Person } from "../users";

const most = 400 * 1024 * 1024;

/** What the application's process holds after 10,000 requests of the feed, and after as many again. */
export async function memory({ origin, pid }: Application, people: Person[]): Promise<Finding[]> {
  await browse(origin, people);
  const after = memoryOf(pid);
  await browse(origin, people);
  const later = memoryOf(pid);
  return [
    {
      what: "memory after 10,000 requests",
      measured: megabytes(after),
      goal: "≤ 400 MB",
      met: after <= most,
    },
    {
      what: "memory after 20,000 requests",
      measured: megabytes(later),
      baseline: megabytes(after),
      goal: "flat",
      met: later <= most && later < after * 1.1,
    },
  ];
}

async function browse(origin: string, people: Person[]): Promise<void> {
  await sendRequests(
    { url: `${origin}/student/dashboard`, headers: people.map(({ browser }) => browser) },
    3000,
  );
  await sendRequests({ url: `${origin}/api/posts`, headers: people.map(({ bearer }) => bearer) }, 7000);
}
