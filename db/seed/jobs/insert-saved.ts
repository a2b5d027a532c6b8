import type { Transaction } from "@/db/client";
import { savedJobs, savedSearches } from "@/db/schema/jobs";
import { createRandom } from "../random";
import type { Ids } from "../rows/ids";
import { addDays, addHours } from "../time";
import type { SeedUser } from "../users/users";
import type { PlannedJob } from "./plan-jobs";

const searches: { name: string; filters: Record<string, string>; alerts: boolean }[] = [
  {
    name: "Stages de développement à Nantes",
    filters: { q: "développement", location: "Nantes", type: "internship" },
    alerts: true,
  },
  {
    name: "Stages de 4 à 6 mois, Bac +3",
    filters: { type: "internship", level: "bac3", duration_min: "4", duration_max: "6" },
    alerts: true,
  },
  { name: "Design, en partie à distance", filters: { category: "design", remote: "hybrid" }, alerts: false },
];

/** Inserts the jobs that students saved, and the demo student's three saved searches. */
export async function insertSaved(
  tx: Transaction,
  { seedUsers, jobs, now }: { seedUsers: SeedUser[]; jobs: PlannedJob[]; now: Date },
  ids: { jobs: Ids<PlannedJob>; users: Ids<string> },
): Promise<void> {
  const open = jobs.filter(({ fixture }) => fixture.status === "active" && fixture.deadlineIn > 0);
  const students = seedUsers.filter(({ role, status }) => role === "student" && status === undefined);
  const saved = students.flatMap(({ key }) => {
    const random = createRandom(`saved by ${key}`);
    const count = key === "lina" ? 5 : random.chance(0.5) ? random.integer(1, 4) : 0;
    return random
      .shuffle(open)
      .slice(0, count)
      .map((job) => {
        const since = job.createdAt.getTime();
        const createdAt = new Date(since + random.next() * (now.getTime() - since));
        return { userId: ids.users.of(key), jobPostingId: ids.jobs.of(job), createdAt };
      });
  });
  await tx.insert(savedJobs).values(saved);
  const createdAt = addDays(now, -10);
  const alertedAt = addHours(now, -3);
  await tx.insert(savedSearches).values(
    searches.map((search) => ({
      ...search,
      userId: ids.users.of("lina"),
      alertedAt,
      createdAt,
    })),
  );
}
