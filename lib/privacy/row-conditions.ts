import { type SQL, sql } from "drizzle-orm";
import { groups } from "@/db/schema/groups";
import { groupListedFor } from "@/lib/groups/policy";
import { hasEmailIn, hasLoweredEmailIn, isUser, type User } from "./table-rules";
import { currentEmails } from "./verified-emails";

export function isDeletedCompany({ id }: User): SQL {
  return sql`(c.id = (select (hidden -> 'company' ->> 'id')::int from user_deletions where user_id = ${id})
    and not exists (select from company_members m where m.company_id = c.id))`;
}

/** A user who has left the company exports no more of its job than that they created it. */
export function jobIfMember({ id }: User): SQL {
  return rowIf(sql`t.company_id in (select company_id from company_members where user_id = ${id})`);
}

/** Moderators of the group may have changed the event since its creator left. */
export function eventIfVisible({ id }: User): SQL {
  return rowIf(sql`(t.group_id is null or exists (select from ${groups}
    where ${groups.id} = t.group_id and ${groupListedFor({ role: "student", id })}))`);
}

function rowIf(isReadable: SQL): SQL {
  return sql`case when ${isReadable} then to_jsonb(t)
    else jsonb_build_object('id', t.id, 'created_at', t.created_at) end`;
}

export function isOnOwnPost({ id }: User): SQL {
  return sql`t.post_id in (select id from posts where user_id = ${id})`;
}

export function isMessageSender(user: User): SQL {
  return sql`(${isUser("user_id")(user)} or ${hasEmailIn("email")(user)})`;
}

export function isCommentAuthor(user: User): SQL {
  return sql`(${isUser("user_id")(user)} or (t.user_id is null and ${hasLoweredEmailIn("author_email")(user)}))`;
}

export function isAboutUser(user: User): SQL {
  return sql`(t.actor_id = ${user.id} or (t.subject_type = 'user' and t.subject_id = ${user.id})
    or lower(t.details ->> 'email') = any(${sql.param(currentEmails(user.addresses))}::text[]))`;
}

/** The whole of the key's last part must match: another email may end in the same letters. */
export function isRateLimitOf({ id }: User, addresses: string[]): SQL {
  return sql`(t.key ~ ${`^\\w+:${id}(:\\d+)?$`} or exists (
    select from unnest(${sql.param(addresses)}::text[]) email where right(lower(t.key), length(email) + 1) = ':' || email))`;
}
