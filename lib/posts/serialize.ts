import type { Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { type Feeling, findContentType } from "./constants";
import type { Comment, Post } from "./schemas";
import type { CommentRow, PostRow } from "./select";

export function serializePost(viewer: Viewer, row: PostRow): Post {
  return {
    id: row.id,
    content: row.content,
    locale: row.locale,
    content_type: { id: row.contentTypeId, slug: findContentType(row.contentTypeId) },
    category: row.category,
    feeling: row.feeling as Feeling | null,
    audience: row.audience,
    status: row.status,
    is_pinned: row.isPinned,
    images: row.images.map(({ path, ...image }) => ({ url: storageUrl(path), ...image })),
    tags: row.tags,
    user: serializeAuthor(row.userId, row.authorName, row.authorAvatarPath),
    likes_count: row.likesCount,
    liked: row.liked,
    comments: row.comments.map((comment) => serializeComment(viewer, comment)),
    comments_count: row.commentsCount,
    is_owner: row.userId === viewer.id,
    has_reported: row.report !== null,
    previous_report: row.report && {
      reason: row.report.reason,
      post_id: row.id,
      created_at: iso(row.report.created_at),
    },
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  };
}

export function serializeComment(viewer: Viewer, row: CommentRow): Comment {
  const { user_id, user_name, avatar_path, author_email, reply_to_id, reply_to_name, ...rest } = row;
  return {
    ...rest,
    user: user_id === null ? null : serializeAuthor(user_id, user_name ?? "", avatar_path),
    is_visitor: user_id === null,
    ...(author_email === null ? {} : { author_email }),
    reply_to: reply_to_id === null ? null : { id: reply_to_id, author_name: reply_to_name ?? "" },
    created_at: iso(row.created_at),
    edited_at: row.edited_at && iso(row.edited_at),
    is_owner: user_id !== null && user_id === viewer.id,
  };
}

function serializeAuthor(id: number, name: string, avatarPath: string | null) {
  return { id, name, profile: { avatar_url: avatarPath && storageUrl(avatarPath) } };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
