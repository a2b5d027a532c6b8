import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { HoldReason } from "@/db/enums";
import { hasReported } from "@/db/has-reported";
import type { RowOf } from "@/db/row-of";
import { groups } from "@/db/schema/groups";
import { reports } from "@/db/schema/moderation";
import { notifications, postMutes } from "@/db/schema/notifications";
import { comments, likes, postImages, posts, postTags, tags } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import { isoDateOf, profileOf } from "@/lib/core/api/response-columns";
import type { ViewerParams } from "@/lib/core/auth/viewer";
import { countComments, countLikes } from "./counts";
import { mentionsOfComment, mentionsOfPost } from "./mention-select";
import type { MentionRow } from "./mention-text";
import { commentVisibleTo, roleInGroupOfPost } from "./policy";
import { pollOfPost } from "./poll-select";
import type { Post } from "./schemas";

export function postColumns(viewer: ViewerParams) {
  const { id, content, locale, category, feeling, audience, status } = posts;
  return {
    ...{ id, content, locale, category, feeling, audience, status },
    contentTypeId: posts.contentTypeId,
    is_pinned: posts.isPinned,
    is_announcement: posts.isAnnouncement,
    group: groupOfPost(viewer),
    mentions: mentionsOfPost(viewer),
    user: { id: posts.userId, name: users.name, profile: profileOf(users.avatarPath) },
    likes_count: countLikes(viewer),
    comments_count: countComments(viewer),
    created_at: isoDateOf(posts.createdAt),
    edited_at: isoDateOf(posts.editedAt),
    poll: pollOfPost(viewer),
    images: imagesOfPost,
    tags: tagsOfPost,
    liked: likedBy(viewer),
    is_muted: mutedBy(viewer),
    report: reportBy(viewer),
    comments: newestComments(viewer),
  };
}

export type PostRow = RowOf<ReturnType<typeof postColumns>>;

export const imagesOfPost = sql<{ path: string; alt: string; width: number; height: number }[]>`(
  select coalesce(json_agg(json_build_object('path', ${postImages.path}, 'alt', ${postImages.alt},
    'width', ${postImages.width}, 'height', ${postImages.height})
    order by ${postImages.position}, ${postImages.id}), '[]')
  from ${postImages} where ${eq(postImages.postId, posts.id)})`;

/** The group with the viewer's role and, for the owner and admins, the number of members who have read an announcement. */
function groupOfPost(viewer: ViewerParams): SQL<(Post["group"] & { reads_count: number | null }) | null> {
  return sql`(select json_build_object('id', ${groups.id}, 'name', ${groups.name}, 'role', own.role,
    'reads_count', case when ${posts.isAnnouncement} and own.role in ('owner', 'admin') then ${countReads} end)
    from ${groups} cross join lateral (select ${roleInGroupOfPost(viewer)} as role) own
    where ${groups.id} = ${posts.groupId})`;
}

const countReads = sql`(select count(*)::int from ${notifications} where ${notifications.postId} = ${posts.id}
  and ${notifications.kind} = 'group_announced' and ${notifications.readAt} is not null)`;

export const tagsOfPost = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${tags.name}), '[]')
  from ${postTags} join ${tags} on ${eq(tags.id, postTags.tagId)} where ${eq(postTags.postId, posts.id)})`;

// Reads one row by its key: with `exists` the planner may read every like of the viewer.
function likedBy({ role, id }: ViewerParams): SQL<boolean> {
  if (role === "visitor") return sql`false`;
  return sql`(select true from ${likes} where ${likes.postId} = ${posts.id} and ${likes.userId} = ${id}) is not null`;
}

function mutedBy({ role, id }: ViewerParams): SQL<boolean> {
  if (role === "visitor") return sql`false`;
  return sql`(select true from ${postMutes} where ${postMutes.userId} = ${id} and ${postMutes.postId} = ${posts.id})
    is not null`;
}

function reportBy({ role, id }: ViewerParams): SQL<{ reason: string; created_at: string } | null> {
  if (role === "visitor") return sql`null`;
  return sql`(select json_build_object('reason', ${reports.reason}, 'created_at', ${reports.createdAt})
    from ${reports} where ${reports.reporterId} = ${id} and ${reports.subjectType} = 'post'
      and ${reports.subjectId} = ${posts.id})`;
}

function newestComments(viewer: ViewerParams): SQL<CommentRow[]> {
  return sql`(select coalesce(json_agg(to_json(newest) order by newest.id desc), '[]') from (
    select ${commentColumns(viewer)} from ${commentSource(viewer)}
    where ${and(eq(comments.postId, posts.id), sql`${comments.status} = 'published'`, commentVisibleTo(viewer))}
    order by ${comments.id} desc limit 3) newest)`;
}

export type CommentRow = {
  id: number;
  post_id: number;
  content: string;
  mentions: MentionRow[] | null;
  status: "published" | "pending";
  created_at: string;
  edited_at: string | null;
  user_id: number | null;
  user_name: string | null;
  avatar_path: string | null;
  author_name: string | null;
  author_email: string | null;
  held_for: HoldReason | null;
  reply_to_id: number | null;
  reply_to_name: string | null;
  has_reported: boolean;
};

export function commentSource(viewer: ViewerParams): SQL {
  const isReadable = and(sql`parent.status = 'published'`, notBlocked(viewer, sql`parent.user_id`));
  return sql`${comments}
    left join ${users} writer on writer.id = ${comments.userId}
    left join ${comments} parent on parent.id = ${comments.replyToId} and ${isReadable}
    left join ${users} parent_writer on parent_writer.id = parent.user_id`;
}

export function commentColumns(viewer: ViewerParams): SQL {
  const forAdmins = (value: SQLWrapper) => (viewer.role === "admin" ? sql`${value}` : sql`null::text`);
  return sql`${comments.id} as id, ${comments.postId} as post_id, ${comments.content} as content,
    ${mentionsOfComment(viewer)} as mentions,
    ${comments.status} as status, ${comments.createdAt} as created_at, ${comments.editedAt} as edited_at,
    writer.id as user_id, writer.name as user_name, writer.avatar_path as avatar_path,
    ${comments.authorName} as author_name, ${forAdmins(comments.authorEmail)} as author_email,
    ${forAdmins(sql`case when ${comments.status} = 'pending' then ${comments.heldFor} end`)} as held_for,
    parent.id as reply_to_id, coalesce(parent_writer.name, parent.author_name) as reply_to_name,
    ${hasReported(viewer.id, "comment", comments.id)} as has_reported`;
}
