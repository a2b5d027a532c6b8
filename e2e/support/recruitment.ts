import { sql } from "./database";
import { application } from "./jobs";
import type { Person } from "./users";

type Wish = {
  by?: Person;
  status?: "pending" | "reviewed" | "accepted" | "approved" | "rejected";
  withdrawn?: boolean;
  /** Hours from sending to the first decision. */
  answeredAfter?: number;
};

/** An application in a given state, inserted into the database. */
export async function insertApplication(jobId: number, wish: Wish = {}): Promise<{ id: number; by: Person }> {
  const inserted = await application(jobId, wish.by);
  await sql`update applications set status = ${wish.status ?? "pending"},
    withdrawn_at = case when ${wish.withdrawn ?? false} then now() end,
    answered_at = created_at + ${wish.answeredAfter ?? null}::float * interval '1 hour' where id = ${inserted.id}`;
  return inserted;
}
