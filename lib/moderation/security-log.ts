import { db } from "@/db/client";
import { securityLog } from "@/db/schema/moderation";

type Event = {
  action: string;
  actorId?: number;
  subject?: readonly [type: string, id: number];
  caller?: { address: string };
  details?: Record<string, unknown>;
};

/** Keeps who did what to whom (decisions, Everywhere). */
export async function record({ action, actorId, subject, caller, details }: Event): Promise<void> {
  await db.insert(securityLog).values({
    action,
    actorId,
    subjectType: subject?.[0],
    subjectId: subject?.[1],
    address: caller?.address,
    details,
  });
}
