import { and, eq, isNull, sql } from "drizzle-orm";
import { applications } from "@/db/schema/applications";
import { jobPostings } from "@/db/schema/jobs";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { Application } from "./schemas";
import { lockOwnApplication, updateOwnApplication } from "./update-own-application";

/** Throws `already_withdrawn`. */
export function withdrawApplication(viewer: Viewer<"student">, id: number): Promise<Application> {
  return updateOwnApplication(viewer, id, "withdrawn", async (tx) => {
    // The job is locked first, in the order of applying: its counter changes too, and another order would deadlock.
    await tx.execute(sql`select id from ${jobPostings}
      where id = (select job_posting_id from ${applications} where id = ${id}) for no key update`);
    await lockOwnApplication(tx, viewer, id);
    const [row] = await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(applications.id, id), isNull(applications.withdrawnAt)))
      .returning({ id: applications.id });
    if (!row) throw new AppError("already_withdrawn");
  });
}
