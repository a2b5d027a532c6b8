import { sql } from "./database";
import type { Person } from "./users";

type Wish = { kind?: string; params?: Record<string, string | number>; status?: string; count?: number };

const words = { name: "Ada", email: "ada@test.invalid", content: "Bonjour\n\nà <b>tous</b>" };

/** Puts mails into somebody's mailbox, beside the worker; their numbers, oldest first. */
export async function insertEmail(
  to: Person,
  { kind = "contact_message", params = words, status = "kept", count = 1 }: Wish = {},
): Promise<number[]> {
  const rows = await sql`insert into mails (user_id, address, locale, kind, params, status)
    select ${to.id}, ${to.email}, 'fr', ${kind}, ${sql.json(params)}, ${status}
    from generate_series(1, ${count}) returning number`;
  return rows.map(({ number }) => number);
}
