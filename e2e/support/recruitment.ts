import { sql } from "./database";
import { application } from "./jobs";
import type { TestUser } from "./users";

type Options = {
  by?: TestUser;
  status?: "pending" | "reviewed" | "accepted" | "approved" | "rejected";
  withdrawn?: boolean;
  /** Hours from sending to the first decision. */
  answeredAfter?: number;
};

/** An application in a given state, inserted into the database. */
export async function insertApplication(
  jobId: number,
  options: Options = {},
): Promise<{ id: number; by: TestUser }> {
  const inserted = await application(jobId, options.by);
  const isDecided = ["accepted", "approved", "rejected"].includes(options.status ?? "pending");
  await sql`update applications set status = ${options.status ?? "pending"},
    decided_at = case when ${isDecided} then created_at + ${options.answeredAfter ?? 0}::float * interval '1 hour' end,
    withdrawn_at = case when ${options.withdrawn ?? false} then now() end,
    answered_at = created_at + ${options.answeredAfter ?? null}::float * interval '1 hour' where id = ${inserted.id}`;
  return inserted;
}
