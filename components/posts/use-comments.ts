import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import type { Comment, Post } from "@/lib/posts/schemas";
import type { PostViewer } from "./post-viewer";

export type NewComment = {
  content: string;
  reply_to_id?: number;
  author_name?: string;
  author_email?: string;
  website?: string;
};

let temporaryId = 0;

/** A post's comments from the three embedded ones on; additions show at once and go back when they were not taken. */
export function useComments(post: Post, viewer: PostViewer, onCount: (count: number) => void) {
  const t = useTranslations("posts");
  const list = useCommentList(post);
  const { setComments } = list;

  /** Resolves to what went wrong, or null. */
  async function add(draft: NewComment, answered: Comment | null): Promise<string | null> {
    const shown = temporary(post.id, viewer, draft, answered);
    setComments((now) => [shown, ...now]);
    onCount(post.comments_count + 1);
    try {
      const { data, comments_count } = await call(createComment, { ids: { id: post.id }, body: draft });
      setComments((now) => now.map((comment) => (comment.id === shown.id ? data : comment)));
      onCount(comments_count);
      if (data.status === "published") toast.success(t("comments.posted"));
      else toast.info(t("comments.waitingHint"));
      return null;
    } catch (failure) {
      setComments((now) => now.filter((comment) => comment.id !== shown.id));
      onCount(post.comments_count);
      const sentence = errorMessage(failure, t("failed.comment"));
      toast.error(sentence);
      return sentence;
    }
  }

  function replace(changed: Comment) {
    setComments((now) => now.map((comment) => (comment.id === changed.id ? changed : comment)));
  }
  function remove(id: number) {
    setComments((now) => now.filter((comment) => comment.id !== id));
  }
  return { ...list, add, replace, remove, setCount: onCount };
}

/** The comments that are loaded, and how more of them come. */
function useCommentList(post: Post) {
  const t = useTranslations("posts");
  const [comments, setComments] = useState(post.comments);
  const [loading, setLoading] = useState(false);
  const published = comments.filter(({ status, id }) => status === "published" && id > 0);

  async function loadMore() {
    setLoading(true);
    try {
      const before = published.at(-1)?.id;
      const { data } = await call(listComments, { ids: { id: post.id }, query: { before } });
      setComments((now) => [...now, ...data.data]);
    } catch (failure) {
      const retry = { label: t("failed.retry"), run: loadMore };
      toast.error(errorMessage(failure, t("comments.loadFailed")), retry);
    } finally {
      setLoading(false);
    }
  }
  /** The visitors' comments that wait are asked for by those who decide about them. */
  async function loadPending() {
    const query = { status: "pending", per_page: 100 };
    const { data } = await call(listComments, { ids: { id: post.id }, query });
    setComments((now) => [...data.data, ...now.filter(({ status }) => status === "published")]);
  }
  const more = published.length < post.comments_count;
  return { comments, setComments, more, loading, loadMore, loadPending };
}

/** What one wrote, as it will look, until the server has named it: a negative id. */
function temporary(postId: number, viewer: PostViewer, draft: NewComment, answered: Comment | null): Comment {
  temporaryId -= 1;
  const { id, name, avatarUrl } = viewer;
  return {
    id: temporaryId,
    post_id: postId,
    content: draft.content,
    user: id === null ? null : { id, name, profile: { avatar_url: avatarUrl } },
    author_name: draft.author_name ?? null,
    is_visitor: id === null,
    reply_to: answered && { id: answered.id, author_name: answered.user?.name ?? answered.author_name ?? "" },
    status: "published",
    created_at: new Date().toISOString(),
    edited_at: null,
    is_owner: false,
    has_reported: false,
  };
}
