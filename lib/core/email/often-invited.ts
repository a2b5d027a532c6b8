import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { emails } from "@/db/schema/email";
import { lockIds } from "@/lib/core/database/lock-ids";
import type { EmailKind } from "./templates";

const maxInvitations = 5;

/**
 * Those of the addresses, in lower case, that had five emails of the kind in the last 24 hours, from all senders. The
 * lock makes simultaneous invitations count each other.
 */
export async function listOftenInvited(
  tx: Transaction,
  kind: EmailKind,
  addresses: readonly string[],
): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.invitedEmails})`);
  const rows = await tx.execute<{ address: string }>(sql`
    select lower(recipient) as address from ${emails}
    where lower(recipient) = any(${sql.param(addresses)}::text[]) and kind = ${kind}
      and created_at > now() - interval '1 day'
    group by 1 having count(*) >= ${maxInvitations}`);
  return new Set(rows.map(({ address }) => address));
}
