import type { Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { type Feeling, findContentType } from "./constants";
import { showMentions } from "./mention-text";
import { serializePoll } from "./poll-select";
import type { Comment, Post } from "./schemas";
import type { CommentRow, PostRow } from "./select";

export function serializePost(viewer: Viewer, { contentTypeId, report, ...row }: PostRow): Post {
  const { reads_count = null, ...group } = row.group ?? {};
  return {
    ...row,
    group: row.group && (group as Post["group"]),
    reads_count,
    ...showMentions(row.content, row.mentions ?? []),
    content_type: { id: contentTypeId, slug: findContentType(contentTypeId) },
    feeling: row.feeling as Feeling | null,
    poll: row.poll && serializePoll(row.poll, row.user.id === viewer.id),
    images: row.images.map(({ path, ...image }) => ({ url: storageUrl(path), ...image })),
    comments: row.comments.map((comment) => serializeComment(viewer, comment)),
    is_owner: row.user.id === viewer.id,
    has_reported: report !== null,
    previous_report: report && { ...report, post_id: row.id, created_at: iso(report.created_at) },
  };
}

export function serializeComment(viewer: Viewer, row: CommentRow): Comment {
  const { user_id, user_name, avatar_path, author_email, reply_to_id, reply_to_name, ...rest } = row;
  const avatar_url = avatar_path && storageUrl(avatar_path);
  return {
    ...rest,
    ...showMentions(rest.content, rest.mentions ?? []),
    user: user_id === null ? null : { id: user_id, name: user_name ?? "", profile: { avatar_url } },
    is_visitor: user_id === null,
    ...(author_email === null ? {} : { author_email }),
    reply_to: reply_to_id === null ? null : { id: reply_to_id, author_name: reply_to_name ?? "" },
    created_at: iso(row.created_at),
    edited_at: row.edited_at && iso(row.edited_at),
    is_owner: user_id !== null && user_id === viewer.id,
  };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
