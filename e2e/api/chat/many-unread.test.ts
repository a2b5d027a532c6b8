import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { sql: query } = await import("drizzle-orm");
const { due } = await import("@/lib/chat/email-unread");
afterAll(drop);

type Plan = { "Relation Name"?: string; "Actual Loops": number; Plans?: Plan[] };

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

test("the search for emails about unread messages reads no users when all were sent", async () => {
  await sql`insert into users (name, username, email, password_hash, role, email_verified_at)
    select name, name, name || '@test.invalid', '-', 'student', now()
    from (select 'student' || n as name from generate_series(1, 2001) n) u`;
  await sql`insert into conversations (low_user_id, high_user_id, accepted_at, last_message_id)
    select n, n + 1, now(), 9 from generate_series(1, 2000) n`;
  await sql`insert into conversation_members (conversation_id, user_id, unread_count, emailed_up_to_id)
    select id, unnest(array[low_user_id, high_user_id]), 1, 9 from conversations`;
  await sql`insert into presence (user_id, status, last_seen_at) select id, 'offline', now() - interval '1 hour' from users`;
  await sql`analyze`;
  const text = new PgDialect().sqlToQuery(query`explain (analyze, format json) select m.user_id ${due}`);
  const [explained] = await sql.unsafe(text.sql, text.params as boolean[]);
  const nodes = listNodes(explained?.["QUERY PLAN"][0].Plan).filter(
    (node) => node["Relation Name"] === "users",
  );
  expect(nodes.map((node) => node["Actual Loops"])).toEqual([0]);
});
