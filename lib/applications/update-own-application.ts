import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { insertTimelineEvents } from "./insert-timeline-events";
import { getSubjects, notifyRecruiters } from "./notify";
import { applicationVisibleTo } from "./policy";
import { getApplications } from "./queries";
import type { Application } from "./schemas";
import { followUpAllowed } from "./select";

type Student = Viewer<"student">;

/** Throws `already_followed_up`, and `follow_up_refused` where `followUpAllowed` is false. */
export function followUpApplication(viewer: Student, id: number): Promise<Application> {
  return updateOwnApplication(viewer, id, "followed_up", async (tx) => {
    const { isFollowedUp, isAllowed } = await lockOwnApplication(tx, viewer, id);
    if (isFollowedUp) throw new AppError("already_followed_up");
    if (!isAllowed) throw new AppError("follow_up_refused");
    await tx.update(applications).set({ followedUpAt: sql`now()` }).where(eq(applications.id, id));
  });
}

/** Throws `already_withdrawn`. */
export function withdrawApplication(viewer: Student, id: number): Promise<Application> {
  return updateOwnApplication(viewer, id, "withdrawn", async (tx) => {
    // The job is locked first, in the order of applying: its counter changes too, and another order would deadlock.
    await tx.execute(sql`select id from ${jobPostings}
      where id = (select job_posting_id from ${applications} where id = ${id}) for no key update`);
    await lockOwnApplication(tx, viewer, id);
    const { count } = await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(applications.id, id), isNull(applications.withdrawnAt)));
    if (count === 0) throw new AppError("already_withdrawn");
  });
}

async function updateOwnApplication(
  viewer: Student,
  id: number,
  kind: "withdrawn" | "followed_up",
  change: (tx: Transaction) => Promise<void>,
): Promise<Application> {
  const recruiters = await runTransaction(viewer, async (tx) => {
    await change(tx);
    await insertTimelineEvents(tx, [{ applicationId: id, actorId: viewer.id, kind }]);
    const subject = (await getSubjects(tx, [id])).get(id);
    return subject ? notifyRecruiters(tx, `application_${kind}`, subject) : [];
  });
  publish([viewer.id, ...recruiters].map(userChannel), "application:changed", { id });
  const [application] = await getApplications(viewer, [id]);
  if (!application) throw new AppError("not_found");
  return application;
}

async function lockOwnApplication(tx: Database, viewer: Student, id: number) {
  const [row] = await tx
    .select({
      isFollowedUp: sql<boolean>`${applications.followedUpAt} is not null`,
      isAllowed: followUpAllowed,
    })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(and(eq(applications.id, id), applicationVisibleTo(viewer)))
    .for("update", { of: applications });
  if (!row) throw new AppError("not_found");
  return row;
}
