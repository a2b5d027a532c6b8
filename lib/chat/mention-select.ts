import { type SQL, sql } from "drizzle-orm";
import { type MessageMention, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import type { MemberParams } from "@/lib/core/auth/viewer";
import { profileVisibleTo } from "@/lib/profiles/policy";

/** The mentions of users whose profile the viewer may open, since each is a link to it. */
export function mentionsOfMessage(viewer: MemberParams): SQL.Aliased<MessageMention[]> {
  return sql<MessageMention[]>`(select coalesce(json_agg(mention order by at), '[]')
    from jsonb_array_elements(${messages.mentions}) with ordinality listed (mention, at)
      join ${users} on ${users.id} = (mention ->> 'user_id')::int
    where ${profileVisibleTo(viewer)})`.as("visible_mentions");
}
