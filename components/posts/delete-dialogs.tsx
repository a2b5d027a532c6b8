import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteComment } from "@/lib/posts/comments-contract";
import { deletePost } from "@/lib/posts/contract";

type CommentProps = {
  id: number;
  onClose: () => void;
  onOutdated: () => void;
  onDeleted: (commentsCount: number) => void;
};

export function DeleteCommentDialog({ id, onClose, onOutdated, onDeleted }: CommentProps) {
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
      onOutdated={onOutdated}
      onSuccess={({ comments_count }) => onDeleted(comments_count)}
      onClose={onClose}
    />
  );
}

type Props = { id: number; onClose: () => void; onOutdated: () => unknown; onDeleted: () => void };

export function DeletePostDialog({ id, onClose, onOutdated, onDeleted }: Props) {
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
      onOutdated={onOutdated}
      onSuccess={onDeleted}
      onClose={onClose}
    />
  );
}
