import { and, eq, type SQL, sql } from "drizzle-orm";
import { reports } from "@/db/schema/moderation";
import { comments, likes, postImages, posts, postTags, tags } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import type { Viewer } from "@/lib/auth/viewer";

/** The columns of a post for one viewer; `posts` and its author `users` must be joined. */
export function postColumns(viewer: Viewer) {
  return {
    id: posts.id,
    userId: posts.userId,
    content: posts.content,
    contentTypeId: posts.contentTypeId,
    category: posts.category,
    feeling: posts.feeling,
    audience: posts.audience,
    status: posts.status,
    isPinned: posts.isPinned,
    likesCount: posts.likesCount,
    commentsCount: posts.commentsCount,
    createdAt: posts.createdAt,
    editedAt: posts.editedAt,
    authorName: users.name,
    authorAvatarPath: users.avatarPath,
    images: imagesOfPost,
    tags: tagsOfPost,
    liked: likedBy(viewer),
    report: reportBy(viewer),
    comments: newestComments(viewer),
  };
}

export type PostRow = Omit<
  { [K in keyof ReturnType<typeof postColumns>]: Cell<ReturnType<typeof postColumns>[K]> },
  never
>;
type Cell<T> =
  T extends SQL<infer V>
    ? V
    : T extends { _: { data: infer V; notNull: infer N } }
      ? N extends true
        ? V
        : V | null
      : never;

const imagesOfPost = sql<{ path: string; alt: string; width: number; height: number }[]>`(
  select coalesce(json_agg(json_build_object('path', ${postImages.path}, 'alt', ${postImages.alt},
    'width', ${postImages.width}, 'height', ${postImages.height})
    order by ${postImages.position}, ${postImages.id}), '[]')
  from ${postImages} where ${eq(postImages.postId, posts.id)})`;

const tagsOfPost = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${tags.name}), '[]')
  from ${postTags} join ${tags} on ${eq(tags.id, postTags.tagId)} where ${eq(postTags.postId, posts.id)})`;

function likedBy(viewer: Viewer): SQL<boolean> {
  if (viewer.role === "visitor") return sql`false`;
  return sql`exists (select 1 from ${likes} where ${and(eq(likes.postId, posts.id), eq(likes.userId, viewer.id))})`;
}

function reportBy(viewer: Viewer): SQL<{ reason: string; created_at: string } | null> {
  if (viewer.role === "visitor") return sql`null`;
  return sql`(select json_build_object('reason', ${reports.reason}, 'created_at', ${reports.createdAt})
    from ${reports} where ${reports.reporterId} = ${viewer.id} and ${reports.subjectType} = 'post'
      and ${eq(reports.subjectId, posts.id)})`;
}

/** The three newest published comments (contract, Bodies). */
function newestComments(viewer: Viewer): SQL<CommentRow[]> {
  return sql`(select coalesce(json_agg(to_json(newest) order by newest.id desc), '[]') from (
    select ${commentColumns(viewer)} from ${commentSource}
    where ${comments.postId} = ${posts.id} and ${comments.status} = 'published'
    order by ${comments.id} desc limit 3) newest)`;
}

export type CommentRow = {
  id: number;
  post_id: number;
  content: string;
  status: "published" | "pending";
  created_at: string;
  edited_at: string | null;
  user_id: number | null;
  user_name: string | null;
  avatar_path: string | null;
  author_name: string | null;
  author_email: string | null;
  reply_to_id: number | null;
  reply_to_name: string | null;
  has_reported: boolean;
};

/** Where comments are read from; `writer`, `answered` and `answered_writer` are left joins. */
export const commentSource = sql`${comments}
  left join ${users} writer on writer.id = ${comments.userId}
  left join ${comments} answered on answered.id = ${comments.replyToId} and answered.status = 'published'
  left join ${users} answered_writer on answered_writer.id = answered.user_id`;

export function commentColumns(viewer: Viewer): SQL {
  const email = viewer.role === "admin" ? sql`${comments.authorEmail}` : sql`null::text`;
  const reported =
    viewer.role === "visitor"
      ? sql`false`
      : sql`exists (select 1 from ${reports} where ${reports.reporterId} = ${viewer.id}
          and ${reports.subjectType} = 'comment' and ${reports.subjectId} = ${comments.id})`;
  return sql`${comments.id} as id, ${comments.postId} as post_id, ${comments.content} as content,
    ${comments.status} as status, ${comments.createdAt} as created_at, ${comments.editedAt} as edited_at,
    writer.id as user_id, writer.name as user_name, writer.avatar_path as avatar_path,
    ${comments.authorName} as author_name, ${email} as author_email, answered.id as reply_to_id,
    coalesce(answered_writer.name, answered.author_name) as reply_to_name, ${reported} as has_reported`;
}
