import type { ApplicationStatus } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Random } from "../random";
import { addDays } from "../time";
import { writeDecisionMessage } from "./decision-messages";
import type { PlannedJob } from "./plan-jobs";

export type PlannedEvent = {
  kind: "sent" | "status" | "opened" | "followed_up" | "withdrawn";
  /** The actor's key. */
  by: string;
  at: Date;
  status?: ApplicationStatus;
  message?: string;
};

type TimelineInput = {
  job: PlannedJob;
  by: string;
  name: string;
  locale: Locale;
  createdAt: Date;
  end: ApplicationStatus | "withdrawn";
  now: Date;
  random: Random;
};

/** The events of an application's timeline up to now, without those in the future. */
export function planTimeline(input: TimelineInput) {
  const { end, now } = input;
  const events = (end === "withdrawn" ? planWithdrawal(input) : planReview(input)).filter(
    ({ at }) => at <= now,
  );
  const when = (predicate: (event: PlannedEvent) => boolean) => events.find(predicate)?.at ?? null;
  return {
    events,
    status: events.findLast((event) => event.kind === "status")?.status ?? ("pending" as const),
    answeredAt: when(({ status }) => status === "accepted" || status === "rejected"),
    followedUpAt: when(({ kind }) => kind === "followed_up"),
    withdrawnAt: when(({ kind }) => kind === "withdrawn"),
  };
}

function planWithdrawal({ by, createdAt, random }: TimelineInput): PlannedEvent[] {
  return [
    { kind: "sent", by, at: createdAt },
    { kind: "withdrawn", by, at: addDays(createdAt, random.between(0.3, 4)) },
  ];
}

/** The company opens the application, which marks it as reviewed, then decides; the school confirms. */
function planReview({ job, by, name, locale, createdAt, end, random }: TimelineInput): PlannedEvent[] {
  const sent: PlannedEvent = { kind: "sent", by, at: createdAt };
  if (end === "pending") {
    const followedUpAt = addDays(createdAt, random.between(10.2, 14));
    return random.chance(0.4) ? [sent, { kind: "followed_up", by, at: followedUpAt }] : [sent];
  }
  const recruiter = job.by;
  const opened = addDays(createdAt, random.between(0.2, 4));
  const read: PlannedEvent[] = [
    sent,
    { kind: "opened", by: recruiter, at: opened },
    { kind: "status", by: recruiter, at: opened, status: "reviewed" },
  ];
  if (end === "reviewed") return read;
  const decision = end === "rejected" ? end : "accepted";
  const decidedAt = addDays(opened, random.between(0.5, 8));
  const message = writeDecisionMessage(decision, { name, locale, job: job.fixture.title, random });
  read.push({ kind: "status", by: recruiter, at: decidedAt, status: decision, message });
  if (end !== "approved") return read;
  const confirmed = addDays(decidedAt, random.between(0.8, 3));
  const admin = random.pick(["nadia", "philippe"]);
  return [...read, { kind: "status", by: admin, at: confirmed, status: "approved" }];
}
