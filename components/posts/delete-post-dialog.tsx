"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { deletePost } from "@/lib/posts/contract";

type Props = { id: number; onClose: () => void; onDeleted: () => void };

export function DeletePostDialog({ id, onClose, onDeleted }: Props) {
  const t = useTranslations("posts");

  async function remove(): Promise<string | null> {
    try {
      await call(deletePost, { ids: { id } });
    } catch (failure) {
      return errorMessage(failure, t("failed.delete"));
    }
    toast.success(t("done.deleted"));
    onDeleted();
    return null;
  }
  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={t("delete.text")}
      confirm={t("delete.confirm")}
      cancel={t("delete.cancel")}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
