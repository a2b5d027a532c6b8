import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteComment } from "@/lib/posts/comments-contract";
import { deletePost } from "@/lib/posts/contract";

type CommentProps = { id: number; onClose: () => void; onDeleted: (commentsCount: number) => void };

export function DeleteCommentDialog({ id, onClose, onDeleted }: CommentProps) {
  const t = useTranslations("posts");
  return (
    <ConfirmDialog
      title={t("comments.deleteTitle")}
      text={t("comments.deleteText")}
      confirm={t("comments.delete")}
      endpoint={deleteComment}
      options={{ params: { id } }}
      errorText={t("failed.commentDelete")}
      successText={t("comments.deleted")}
      onSuccess={({ comments_count }) => onDeleted(comments_count)}
      onClose={onClose}
    />
  );
}

type Props = { id: number; onClose: () => void; onDeleted: () => void };

export function DeletePostDialog({ id, onClose, onDeleted }: Props) {
  const t = useTranslations("posts");
  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={t("delete.text")}
      confirm={t("delete.confirm")}
      endpoint={deletePost}
      options={{ params: { id } }}
      errorText={t("failed.delete")}
      successText={t("done.deleted")}
      onSuccess={onDeleted}
      onClose={onClose}
    />
  );
}
