import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteComment } from "@/lib/posts/comments-contract";
import type { RejectionProps } from "./pending-item";

type Props = RejectionProps & { id: number; name: string; content: string };

export function DeletePendingComment({ id, name, content, onClose, onDone, onOutdated }: Props) {
  const t = useTranslations("moderation.waiting");
  return (
    <ConfirmDialog
      title={t("deleteOne", { name })}
      text={content}
      confirm={t("delete")}
      endpoint={deleteComment}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("deleted")}
      onSuccess={() => {
        // The focus returns to the page, which an open dialog makes inert.
        onClose();
        void onDone();
      }}
      onClose={onClose}
      onOutdated={onOutdated}
    />
  );
}
