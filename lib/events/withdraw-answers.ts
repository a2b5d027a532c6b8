import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Called for a user who no longer attends any event. Answers to events that are over stay. */
export async function withdrawAllEventAnswers(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`select withdraw_event_answers(${userId}, null)`);
}
