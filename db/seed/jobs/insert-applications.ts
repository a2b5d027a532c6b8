import { applicationEvents, applicationNotes, applications } from "@/db/schema/applications";
import { documents } from "@/db/schema/documents";
import { createRandom } from "../random";
import { type Transaction, takeIds } from "../rows/take-ids";
import { addMinutes, dayMs } from "../time";
import { notes } from "./decision-messages";
import type { PlannedApplication } from "./plan-applications";
import type { PlannedJob } from "./plan-jobs";
import type { StoredDocument } from "./store-documents";

type Ids = { jobs: Map<PlannedJob, number>; users: Map<string, number> };
type Sent = { planned: PlannedApplication; id: number; resumeId: number; coverLetterId: number | null };

/** Writes documents, applications, their timelines and what recruiters noted of them. */
export async function insertApplications(
  tx: Transaction,
  {
    applications: planned,
    documents: stored,
    now,
  }: { applications: PlannedApplication[]; documents: StoredDocument[]; now: Date },
  ids: Ids,
): Promise<void> {
  const documentIds = await insertDocuments(tx, stored, ids.users);
  const newIds = await takeIds(tx, "applications", planned.length);
  const sent = planned.map((each, at) => ({
    planned: each,
    id: newIds[at] as number,
    resumeId: documentIds.get(`resume ${each.by}`) as number,
    coverLetterId: each.hasCoverLetter ? (documentIds.get(`cover_letter ${each.by}`) ?? null) : null,
  }));
  await tx
    .insert(applications)
    .overridingSystemValue()
    .values(sent.map((each) => rowOf(each, ids, now)));
  await tx.insert(applicationEvents).values(sent.flatMap((each) => eventsOf(each, ids.users)));
  await tx.insert(applicationNotes).values(sent.flatMap((each) => notesOf(each, ids.users)));
}

/** Ids by kind and owner. */
async function insertDocuments(tx: Transaction, stored: StoredDocument[], users: Map<string, number>) {
  const newIds = await takeIds(tx, "documents", stored.length);
  const rows = stored.map(({ by, ...document }, at) => ({
    ...document,
    id: newIds[at] as number,
    userId: users.get(by) as number,
  }));
  await tx.insert(documents).overridingSystemValue().values(rows);
  return new Map(stored.map(({ kind, by }, at) => [`${kind} ${by}`, newIds[at] as number]));
}

function rowOf({ planned, id, resumeId, coverLetterId }: Sent, { jobs, users }: Ids, now: Date) {
  const { job, by, status, createdAt, answeredAt, followedUpAt, withdrawnAt } = planned;
  const waits = answeredAt || withdrawnAt ? 0 : (now.getTime() - createdAt.getTime()) / dayMs;
  return {
    id,
    resumeId,
    coverLetterId,
    jobPostingId: jobs.get(job) as number,
    studentId: users.get(by) as number,
    status,
    createdAt,
    answeredAt,
    decidedAt: answeredAt,
    followedUpAt,
    withdrawnAt,
    // Companies were reminded in time: a school that opens sends no heap of reminders.
    remindedDays: waits > 14 ? 14 : waits > 7 ? 7 : 0,
  };
}

function eventsOf({ planned, id, resumeId }: Sent, users: Map<string, number>) {
  return planned.events.map(({ kind, by, at, status, message }) => ({
    applicationId: id,
    actorId: users.get(by) as number,
    kind,
    status: status ?? null,
    documentId: kind === "opened" ? resumeId : null,
    message: message ?? null,
    createdAt: at,
  }));
}

function notesOf({ planned, id }: Sent, users: Map<string, number>) {
  const random = createRandom(`notes on ${planned.by} ${planned.job.fixture.title}`);
  const opened = planned.events.find(({ kind }) => kind === "opened");
  if (!opened || !random.chance(planned.job.fixture.by === "sycomore" ? 0.4 : 0.1)) return [];
  const createdAt = addMinutes(opened.at, random.between(2, 30));
  return [
    { applicationId: id, authorId: users.get(opened.by) as number, content: random.pick(notes), createdAt },
  ];
}
