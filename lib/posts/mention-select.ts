import { and, type SQL, sql } from "drizzle-orm";
import { comments, mentions, posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import type { MentionRow } from "./mention-text";

export const mentionsOfPost = (viewer: ViewerParams) =>
  mentionsIn(viewer, sql`${posts.content}`, sql`mention.post_id = ${posts.id}`);

export const mentionsOfComment = (viewer: ViewerParams) =>
  mentionsIn(viewer, sql`${comments.content}`, sql`mention.comment_id = ${comments.id}`);

/** Null, without a lookup, for a text that mentions no user. */
function mentionsIn(viewer: ViewerParams, content: SQL, subject: SQL): SQL<MentionRow[] | null> {
  const isVisible = and(
    sql`mentioned.deleted_at is null and mentioned.status in ('active', 'pending_verification')`,
    notBlocked(viewer, sql`mentioned.id`),
  );
  const hasProfiles = viewer.role === "student" || viewer.role === "admin" ? sql`true` : sql`false`;
  return sql`case when ${content} like '%@[%' then (
    select json_agg(json_build_object('id', mentioned.id, 'isLinked', ${hasProfiles} and ${isVisible},
      'name', case when ${isVisible} then mentioned.name else mention.name end))
    from ${mentions} mention join ${users} mentioned on mentioned.id = mention.user_id where ${subject}) end`;
}
