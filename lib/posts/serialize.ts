import { toIsoDate } from "@/lib/core/api/response-columns";
import type { Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { type Feeling, findContentType } from "./constants";
import { renderStored } from "./mention-text";
import { serializePoll } from "./poll-select";
import type { Comment, Post } from "./schemas";
import type { CommentRow, PostRow } from "./select";

/** Each key is written out, because a page has dozens of posts: V8 takes ten times longer to copy an object and add keys to it. */
export function serializePost(viewer: Viewer, row: PostRow): Post {
  const { content, mentions } = renderStored(row.content, row.mentions ?? []);
  return {
    id: row.id,
    content,
    mentions,
    locale: row.locale,
    content_type: { id: row.contentTypeId, slug: findContentType(row.contentTypeId) },
    category: row.category,
    feeling: row.feeling as Feeling | null,
    audience: row.audience,
    status: row.status,
    is_pinned: row.is_pinned,
    is_announcement: row.is_announcement,
    reads_count: row.group?.reads_count ?? null,
    group: row.group && { id: row.group.id, name: row.group.name, role: row.group.role },
    poll: row.poll && serializePoll(row.poll, row.user.id === viewer.id),
    images: row.images.map(({ path, alt, width, height }) => ({ url: storageUrl(path), alt, width, height })),
    tags: row.tags,
    user: row.user,
    likes_count: row.likes_count,
    liked: row.liked,
    is_muted: row.is_muted,
    comments: row.comments.map((comment) => serializeComment(viewer, comment)),
    comments_count: row.comments_count,
    is_owner: row.user.id === viewer.id,
    has_reported: row.report !== null,
    previous_report: row.report && {
      reason: row.report.reason,
      post_id: row.id,
      created_at: toIsoDate(row.report.created_at),
    },
    created_at: row.created_at,
    edited_at: row.edited_at,
  };
}

export function serializeComment(viewer: Viewer, row: CommentRow): Comment {
  const { content, mentions } = renderStored(row.content, row.mentions ?? []);
  const profile = { avatar_url: row.avatar_path && storageUrl(row.avatar_path) };
  const comment: Comment = {
    id: row.id,
    post_id: row.post_id,
    content,
    mentions,
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? "", profile },
    author_name: row.author_name,
    is_visitor: row.user_id === null,
    reply_to: row.reply_to_id === null ? null : { id: row.reply_to_id, author_name: row.reply_to_name ?? "" },
    status: row.status,
    created_at: toIsoDate(row.created_at),
    edited_at: row.edited_at && toIsoDate(row.edited_at),
    is_owner: row.user_id !== null && row.user_id === viewer.id,
    has_reported: row.has_reported,
  };
  if (row.author_email !== null) comment.author_email = row.author_email;
  if (row.held_for !== null) comment.held_for = row.held_for;
  return comment;
}
