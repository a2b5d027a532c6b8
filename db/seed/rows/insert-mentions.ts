import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Ids } from "./ids";

/** Replaces keys by ids: in the fixtures, `@[lina]` mentions the user with that key. */
export function withMentionedIds(content: string, userIds: Ids<string>): string {
  return content.replace(/@\[([a-z]+)\]/g, (_, key: string) => `@[${userIds.of(key)}]`);
}

/** Inserts the mentions in all existing posts and comments. */
export async function insertMentions(tx: Transaction): Promise<void> {
  const mentioned = sql`cross join regexp_matches(t.content, '@\\[(\\d+)\\]', 'g') token join users u on u.id = token[1]::int`;
  await tx.execute(sql`
    insert into mentions (post_id, comment_id, user_id, name, created_at)
    select distinct t.id, null::int, u.id, u.name, t.created_at from posts t ${mentioned}
    union all select distinct null::int, t.id, u.id, u.name, t.created_at from comments t ${mentioned}`);
}
