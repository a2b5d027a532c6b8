import type { Transaction } from "@/db/client";
import { applicationEvents, applicationNotes, applications } from "@/db/schema/applications";
import { documents } from "@/db/schema/documents";
import { createRandom } from "../random";
import { type Ids, takeIds } from "../rows/ids";
import { addMinutes, dayMs } from "../time";
import { notes } from "./decision-messages";
import type { PlannedApplication } from "./plan-applications";
import type { PlannedJob } from "./plan-jobs";
import type { StoredDocument } from "./store-documents";

type Owners = { jobs: Ids<PlannedJob>; users: Ids<string> };
type Sent = { planned: PlannedApplication; id: number; resumeId: number; coverLetterId: number | null };

/** Inserts documents, applications, their timelines and the recruiters' notes. */
export async function insertApplications(
  tx: Transaction,
  {
    applications: planned,
    documents: stored,
    now,
  }: { applications: PlannedApplication[]; documents: StoredDocument[]; now: Date },
  { jobs, users }: Owners,
): Promise<void> {
  const documentIds = await insertDocuments(tx, stored, users);
  const ids = await takeIds(tx, "applications", planned);
  const sent = planned.map((application) => ({
    planned: application,
    id: ids.of(application),
    resumeId: documentIds.of(`resume ${application.by}`),
    coverLetterId: application.hasCoverLetter ? documentIds.of(`cover_letter ${application.by}`) : null,
  }));
  await tx
    .insert(applications)
    .overridingSystemValue()
    .values(sent.map((application) => rowOf(application, { jobs, users }, now)));
  await tx.insert(applicationEvents).values(sent.flatMap((application) => eventsOf(application, users)));
  await tx.insert(applicationNotes).values(sent.flatMap((application) => notesOf(application, users)));
}

/** Inserts the documents; returns their ids by kind and owner. */
async function insertDocuments(tx: Transaction, stored: StoredDocument[], users: Ids<string>) {
  const nameOf = ({ kind, by }: StoredDocument) => `${kind} ${by}`;
  const ids = await takeIds(tx, "documents", stored.map(nameOf));
  const rows = stored.map((document) => {
    const { by, ...columns } = document;
    return { ...columns, id: ids.of(nameOf(document)), userId: users.of(by) };
  });
  await tx.insert(documents).overridingSystemValue().values(rows);
  return ids;
}

function rowOf({ planned, id, resumeId, coverLetterId }: Sent, { jobs, users }: Owners, now: Date) {
  const { job, by, status, createdAt, answeredAt, followedUpAt, withdrawnAt } = planned;
  const waits = answeredAt || withdrawnAt ? 0 : (now.getTime() - createdAt.getTime()) / dayMs;
  return {
    id,
    resumeId,
    coverLetterId,
    jobPostingId: jobs.of(job),
    studentId: users.of(by),
    status,
    createdAt,
    answeredAt,
    decidedAt: answeredAt,
    followedUpAt,
    withdrawnAt,
    // Marked as reminded, so that a new demo school does not send all reminders at once.
    remindedDays: waits > 14 ? 14 : waits > 7 ? 7 : 0,
  };
}

function eventsOf({ planned, id, resumeId }: Sent, users: Ids<string>) {
  return planned.events.map(({ kind, by, at, status, message }) => ({
    applicationId: id,
    actorId: users.of(by),
    kind,
    status: status ?? null,
    documentId: kind === "opened" ? resumeId : null,
    message: message ?? null,
    createdAt: at,
  }));
}

function notesOf({ planned, id }: Sent, users: Ids<string>) {
  const random = createRandom(`notes on ${planned.by} ${planned.job.fixture.title}`);
  const opened = planned.events.find(({ kind }) => kind === "opened");
  if (!opened || !random.chance(planned.job.fixture.by === "sycomore" ? 0.4 : 0.1)) return [];
  const createdAt = addMinutes(opened.at, random.between(2, 30));
  return [{ applicationId: id, authorId: users.of(opened.by), content: random.pick(notes), createdAt }];
}
