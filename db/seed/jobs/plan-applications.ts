import type { ApplicationStatus } from "@/db/enums";
import type { Random } from "../random";
import { dayMs, hourMs } from "../time";
import type { SeedUser } from "../users/users";
import { fieldOf } from "./cv-fixtures";
import type { PlannedJob } from "./plan-jobs";
import { endOf } from "./plan-jobs";
import { type PlannedEvent, planTimeline } from "./plan-timeline";

export type PlannedApplication = {
  job: PlannedJob;
  /** The student's key. */
  by: string;
  status: ApplicationStatus;
  hasCoverLetter: boolean;
  createdAt: Date;
  answeredAt: Date | null;
  followedUpAt: Date | null;
  withdrawnAt: Date | null;
  events: PlannedEvent[];
};

/** Four applications of the demo student, and those of authors whose posts announce an internship. */
const demoApplications: { by: string; title: string; end: ApplicationStatus; after: number }[] = [
  { by: "lina", title: "Refonte d’un moteur de réservation", end: "approved", after: 15 },
  { by: "lina", title: "Visualisation : raconter un budget municipal", end: "rejected", after: 3 },
  { by: "lina", title: "Cartographie web, 15 heures par semaine", end: "reviewed", after: 16 },
  { by: "lina", title: "Menus, allergènes et prévisions de cantine", end: "pending", after: 4.2 },
  { by: "elif", title: "Acoustic positioning", end: "approved", after: 5 },
  { by: "mei", title: "Audio programming", end: "accepted", after: 9 },
];

/** About two hundred applications, oldest first, none of them in the future. */
export function planApplications(
  jobs: PlannedJob[],
  seedUsers: SeedUser[],
  now: Date,
  random: Random,
): PlannedApplication[] {
  const students = seedUsers.filter(({ role, status }) => role === "student" && status === undefined);
  const open = jobs.filter(({ fixture }) => fixture.status !== "draft");
  const planned = demoApplications.flatMap(({ title, ...rest }) =>
    open.filter(({ fixture }) => fixture.title === title).map((job) => ({ job, ...rest })),
  );
  const chosen = open.flatMap((job) =>
    applicantsOf(job, students, random).map(({ key }) => ({
      job,
      by: key,
      end: chooseOutcome(job, random),
      after: random.next() ** 1.6 * daysOpen(job, now),
    })),
  );
  return [...planned, ...chosen]
    .map(({ job, by, end, after }) => {
      const latest = endOf(job, now).getTime() - hourMs;
      const createdAt = new Date(Math.min(latest, job.createdAt.getTime() + after * dayMs + hourMs / 2));
      const applicant = seedUsers.find(({ key }) => key === by);
      const locale = applicant?.locale ?? "fr";
      const timeline = planTimeline({
        job,
        by,
        name: applicant?.name ?? "",
        locale,
        createdAt,
        end,
        now,
        random,
      });
      return { job, by, createdAt, hasCoverLetter: random.chance(0.55), ...timeline };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Prefers students of the job's field, then those who speak its language. */
function applicantsOf({ fixture }: PlannedJob, students: SeedUser[], random: Random): SeedUser[] {
  const count = fixture.by === "sycomore" ? random.integer(4, 8) : random.integer(1, 5);
  const demoAuthors = demoApplications.filter(({ title }) => title === fixture.title).map(({ by }) => by);
  const fitting = students.filter(
    ({ key, joined, locale }) =>
      key !== "lina" &&
      !demoAuthors.includes(key) &&
      joined > fixture.daysAgo &&
      random.chance((fieldOf(key) === fixture.category ? 1 : 0.12) * (locale === fixture.locale ? 1 : 0.3)),
  );
  return random.shuffle(fitting).slice(0, count);
}

const daysOpen = (job: PlannedJob, now: Date) =>
  (endOf(job, now).getTime() - job.createdAt.getTime()) / dayMs;

function chooseOutcome({ fixture }: PlannedJob, random: Random): ApplicationStatus | "withdrawn" {
  const dice = random.next();
  if (dice < 0.04) return "withdrawn";
  if (fixture.status === "closed" || fixture.deadlineIn < 0)
    return dice < 0.16 ? "approved" : dice < 0.3 ? "accepted" : dice < 0.92 ? "rejected" : "reviewed";
  if (dice < 0.3) return "pending";
  return dice < 0.58 ? "reviewed" : dice < 0.82 ? "rejected" : dice < 0.95 ? "accepted" : "approved";
}
