import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { applicationEvents, applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { getSubjects, notifyRecruiters } from "./notify";
import { applicationVisibleTo } from "./policy";
import { getApplications } from "./queries";
import type { Application } from "./schemas";
import { followUpAllowed } from "./select";

type Student = Viewer<"student">;

/** Takes one's application back: the company sees it no more, and is told. Throws `not_found`, `already_withdrawn`. */
export async function withdrawApplication(viewer: Student, id: number): Promise<Application> {
  const recruiters = await runTransaction(viewer, async (tx) => {
    // The offer first, as who applies does: its count changes with this, and two who wait for each other wait for ever.
    await tx.execute(sql`select id from ${jobPostings}
      where id = (select job_posting_id from ${applications} where id = ${id}) for no key update`);
    await lockOwnApplication(tx, viewer, id);
    const [row] = await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(applications.id, id), isNull(applications.withdrawnAt)))
      .returning({ id: applications.id });
    if (!row) throw new AppError("already_withdrawn");
    await tx.insert(applicationEvents).values({ applicationId: id, actorId: viewer.id, kind: "withdrawn" });
    const subject = (await getSubjects(tx, [id])).get(id);
    return subject ? notifyRecruiters(tx, "application_withdrawn", subject) : [];
  });
  await publish(recruiters.map(userChannel), "application:changed", { id });
  return getOwnApplication(viewer, id);
}

/** Asks the company once more. Throws `not_found`, `already_followed_up`, `follow_up_refused` before ten days. */
export async function followUpApplication(viewer: Student, id: number): Promise<Application> {
  const recruiters = await runTransaction(viewer, async (tx) => {
    const { followedUp, may } = await lockOwnApplication(tx, viewer, id);
    if (followedUp) throw new AppError("already_followed_up");
    if (!may) throw new AppError("follow_up_refused");
    await tx.update(applications).set({ followedUpAt: sql`now()` }).where(eq(applications.id, id));
    await tx.insert(applicationEvents).values({ applicationId: id, actorId: viewer.id, kind: "followed_up" });
    const subject = (await getSubjects(tx, [id])).get(id);
    return subject ? notifyRecruiters(tx, "application_followed_up", subject) : [];
  });
  await publish(recruiters.map(userChannel), "application:changed", { id });
  return getOwnApplication(viewer, id);
}

/** Locks one's own application. Throws `not_found`. */
async function lockOwnApplication(tx: Database, viewer: Student, id: number) {
  const [row] = await tx
    .select({ followedUp: sql<boolean>`${applications.followedUpAt} is not null`, may: followUpAllowed })
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .where(and(eq(applications.id, id), applicationVisibleTo(viewer)))
    .for("update", { of: applications });
  if (!row) throw new AppError("not_found");
  return row;
}

async function getOwnApplication(viewer: Student, id: number): Promise<Application> {
  const [application] = await getApplications(viewer, [id]);
  if (!application) throw new AppError("not_found");
  return application;
}
