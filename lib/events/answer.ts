import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { EventAnswerKind } from "@/db/enums";
import { eventAnswers } from "@/db/schema/events";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { type LockedEvent, lockEvent } from "./lock";
import { getEvent } from "./queries";
import type { Event } from "./schemas";

/** Throws `event_cancelled` and `event_over`. */
export function answerEvent(viewer: Member, id: number, answer: EventAnswerKind): Promise<Event> {
  return writeAnswer(viewer, id, (tx, event) => upsertAnswer(tx, viewer, event, answer));
}

/** Throws `not_found`, also where there is no answer, `event_cancelled` and `event_over`. */
export function withdrawEventAnswer(viewer: Member, id: number): Promise<Event> {
  return writeAnswer(viewer, id, async (tx) => {
    const { count } = await tx
      .delete(eventAnswers)
      .where(and(eq(eventAnswers.eventId, id), eq(eventAnswers.userId, viewer.id)));
    if (count === 0) throw new AppError("not_found");
  });
}

async function writeAnswer(
  viewer: Member,
  id: number,
  write: (tx: Transaction, event: LockedEvent) => Promise<void>,
): Promise<Event> {
  await runTransaction(viewer, async (tx) => {
    const event = await lockEvent(tx, viewer, id);
    if (event.cancelledAt) throw new AppError("event_cancelled");
    if (event.isOver) throw new AppError("event_over");
    await write(tx, event);
  });
  return getEvent(viewer, id);
}

/** Giving the same answer again keeps the place, and the place in the waiting list. */
async function upsertAnswer(
  tx: Transaction,
  viewer: Member,
  { id, capacity, yesCount }: LockedEvent,
  answer: EventAnswerKind,
): Promise<void> {
  const isWaiting = answer === "yes" && capacity !== null && yesCount >= capacity;
  await tx
    .insert(eventAnswers)
    .values({
      eventId: id,
      userId: viewer.id,
      answer,
      waitingSince: isWaiting ? sql`clock_timestamp()` : null,
      answeredAt: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [eventAnswers.eventId, eventAnswers.userId],
      set: {
        answer,
        waitingSince: sql`excluded.waiting_since`,
        promotedAt: null,
        answeredAt: sql`excluded.answered_at`,
      },
      setWhere: sql`${eventAnswers.answer} <> excluded.answer`,
    });
}
