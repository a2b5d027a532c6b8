import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deletePost } from "@/lib/posts/contract";

type Props = { id: number; onClose: () => void; onDeleted: () => void };

export function DeletePostDialog({ id, onClose, onDeleted }: Props) {
  const t = useTranslations("posts");
  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={t("delete.text")}
      confirm={t("delete.confirm")}
      cancel={t("delete.cancel")}
      endpoint={deletePost}
      options={{ ids: { id } }}
      failed={t("failed.delete")}
      done={t("done.deleted")}
      onSuccess={onDeleted}
      onClose={onClose}
    />
  );
}
