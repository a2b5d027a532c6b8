import type { EmailParams } from "@/lib/core/email/outbox";
import { sql } from "./database";
import type { TestUser } from "./users";

type Options = { kind?: string; params?: EmailParams; status?: string; count?: number };

const words = { name: "Ada", email: "ada@test.invalid", content: "Bonjour\n\nà <b>tous</b>" };

/** Inserts emails into a mailbox; returns their ids, oldest first. */
export async function insertEmail(
  to: TestUser,
  { kind = "contact_message", params = words, status = "mailbox_only", count = 1 }: Options = {},
): Promise<number[]> {
  const rows = await sql`insert into emails (user_id, recipient, locale, kind, params, status)
    select ${to.id}, ${to.email}, 'fr', ${kind}, ${sql.json(params)}, ${status}
    from generate_series(1, ${count}) returning public_id`;
  return rows.map(({ public_id }) => public_id);
}
