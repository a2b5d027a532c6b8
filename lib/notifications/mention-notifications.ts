import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { notifications } from "@/db/schema/notifications";
import { comments, mentions, posts } from "@/db/schema/posts";
import { blockedFor } from "@/lib/blocks/policy";
import { notify } from "./notify";
import { excerptOf, textForExcerpt } from "./post-notifications";

export type MentionSubject = { postId: number } | { commentId: number };

/** Notifies those of `userIds` who may read the text, except users in a block with the post's author. */
export async function notifyMentioned(
  tx: Database,
  subject: MentionSubject,
  userIds: number[],
  actorId: number,
): Promise<void> {
  const text = userIds.length > 0 && (await findText(tx, subject));
  if (!text) return;
  const { kind, about } = groupOf(subject);
  const params = { post: text.postId, excerpt: excerptOf(text.content) };
  await notify(
    sql`select id from users where id = any(${sql.param(userIds)}::int[]) and id not in (${blockedFor(sql`${text.authorId}`)})
      and id not in (select user_id from group_members where group_id = ${text.groupId}::int and notification_level = 'none')`,
    { kind, about, actorId, source: about, params },
    tx,
  );
}

async function findText(tx: Database, subject: MentionSubject) {
  const isPost = "postId" in subject;
  const [text] = await tx
    .select({
      postId: posts.id,
      authorId: posts.userId,
      groupId: posts.groupId,
      content: textForExcerpt(isPost ? posts.content : comments.content),
    })
    .from(posts)
    .leftJoin(comments, isPost ? sql`false` : eq(comments.postId, posts.id))
    .where(
      and(
        eq(posts.status, "published"),
        isPost
          ? eq(posts.id, subject.postId)
          : and(eq(comments.id, subject.commentId), eq(comments.status, "published")),
      ),
    );
  return text;
}

/** Retracts the notifications of users whom a text no longer mentions. */
export async function retractMentions(
  tx: Database,
  subject: MentionSubject,
  userIds: number[],
): Promise<void> {
  const { kind, about } = groupOf(subject);
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.userId, userIds), eq(notifications.groupKey, `${kind}:${about}`)));
}

export function isMentionIn(subject: MentionSubject): SQL {
  return "postId" in subject
    ? eq(mentions.postId, subject.postId)
    : eq(mentions.commentId, subject.commentId);
}

function groupOf(subject: MentionSubject) {
  return "postId" in subject
    ? { kind: "post_mentioned" as const, about: `post:${subject.postId}` }
    : { kind: "comment_mentioned" as const, about: `comment:${subject.commentId}` };
}
