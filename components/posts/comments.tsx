"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Comment, Post } from "@/lib/posts/schemas";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import type { PostViewer } from "./post-viewer";
import { useComments } from "./use-comments";

type Props = { post: Post; viewer: PostViewer; onCount: (count: number) => void };

/** Under a post: a form, the newest comments, the rest on demand. */
export function Comments({ post, viewer, onCount }: Props) {
  const t = useTranslations("posts.comments");
  const { comments, more, loading, loadMore, loadPending, add, ...actions } = useComments(
    post,
    viewer,
    onCount,
  );
  const [answered, setAnswered] = useState<Comment | null>(null);
  const moderates = post.is_owner || viewer.role === "admin";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (moderates) void loadPending().catch(() => {});
  }, [moderates]);
  return (
    <section aria-label={t("title")} className="grid gap-4">
      <CommentForm
        viewer={viewer}
        answered={answered}
        onCancelReply={() => setAnswered(null)}
        onSend={async (draft) => {
          const problem = await add({ ...draft, reply_to_id: answered?.id }, answered);
          if (problem === null) setAnswered(null);
          return problem;
        }}
      />
      {comments.length === 0 && <p className="py-2 text-center text-muted text-sm">{t("empty")}</p>}
      <ul className="grid gap-4" aria-live="polite" aria-relevant="additions">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            viewer={viewer}
            moderates={moderates}
            actions={actions}
            onReply={() => setAnswered(comment)}
          />
        ))}
      </ul>
      {more && (
        <Button variant="quiet" size="small" busy={loading} onClick={loadMore} className="justify-self-start">
          {t("more")}
        </Button>
      )}
    </section>
  );
}
