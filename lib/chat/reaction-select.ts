import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { messageReactions, messages } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { MemberParams } from "@/lib/core/auth/viewer";
import type { Message } from "./schemas";

const { conversationId, messageId, emoji, userId, createdAt } = messageReactions;
const reactors = alias(users, "reactors");

/** The reactions by emoji, in the order in which each was first used; in a group, without users on the other side of a block. */
export function reactionsOf(viewer: MemberParams): SQL.Aliased<Message["reactions"]> {
  return sql<Message["reactions"]>`(
    select coalesce(json_agg(json_build_object('emoji', emoji, 'users', members) order by first_at, emoji), '[]')
    from (select ${emoji} as emoji, min(${createdAt}) as first_at,
        json_agg(json_build_object('id', ${reactors.id}, 'name', ${reactors.name}) order by ${createdAt}, ${userId}) as members
      from ${messageReactions} join ${users} ${reactors} on ${reactors.id} = ${userId}
      where ${conversationId} = ${messages.conversationId} and ${messageId} = ${messages.id}
        and ${notBlocked(viewer, userId) ?? sql`true`}
      group by ${emoji}) kinds)`.as("reactions");
}
