"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useMutation } from "@/components/ui/use-mutation";
import { deleteComment } from "@/lib/posts/comments-contract";

type Props = { id: number; onClose: () => void; onDeleted: (commentsCount: number) => void };

export function DeleteCommentDialog({ id, onClose, onDeleted }: Props) {
  const t = useTranslations("posts");
  const { run, busy, error } = useMutation(deleteComment, {
    failed: t("failed.commentDelete"),
    done: t("comments.deleted"),
    toast: false,
    onSuccess({ comments_count }) {
      onDeleted(comments_count);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t("comments.deleteTitle")}
      text={t("comments.deleteText")}
      confirm={t("comments.delete")}
      cancel={t("comments.cancel")}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => run({ ids: { id } })}
    />
  );
}
