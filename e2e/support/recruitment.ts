import type { ApplicationStatus } from "@/db/enums";
import { sql } from "./database";
import { student, type TestUser } from "./users";

type Options = {
  by?: TestUser;
  status?: ApplicationStatus;
  isWithdrawn?: boolean;
  /** Hours from the application to the first decision. */
  answeredAfter?: number;
};

/** Inserts an application, by default an open one of a new student; its document has no file. */
export async function insertApplication(
  jobId: number,
  { by, ...state }: Options = {},
): Promise<{ id: number; by: TestUser }> {
  const user = by ?? (await student());
  const path = `documents/${crypto.randomUUID()}.pdf`;
  const [row] = await sql`with resume as (
      insert into documents (user_id, kind, name, path, size) values (${user.id}, 'resume', 'cv.pdf', ${path}, 9)
      returning id)
    insert into applications (job_posting_id, student_id, resume_id) select ${jobId}, ${user.id}, id from resume
    returning id`;
  const application = { id: row?.id as number, by: user };
  if (Object.keys(state).length > 0) await setState(application.id, state);
  return application;
}

async function setState(id: number, { status = "pending", isWithdrawn = false, answeredAfter }: Options) {
  const isDecided = ["accepted", "approved", "rejected"].includes(status);
  await sql`update applications set status = ${status},
    decided_at = case when ${isDecided} then created_at + ${answeredAfter ?? 0}::float * interval '1 hour' end,
    withdrawn_at = case when ${isWithdrawn} then now() end,
    answered_at = created_at + ${answeredAfter ?? null}::float * interval '1 hour' where id = ${id}`;
}
