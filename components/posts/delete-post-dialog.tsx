"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useMutation } from "@/components/ui/use-mutation";
import { deletePost } from "@/lib/posts/contract";

type Props = { id: number; onClose: () => void; onDeleted: () => void };

export function DeletePostDialog({ id, onClose, onDeleted }: Props) {
  const t = useTranslations("posts");
  const { run, busy, error } = useMutation(deletePost, {
    failed: t("failed.delete"),
    done: t("done.deleted"),
    toast: false,
    onSuccess() {
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={t("delete.text")}
      confirm={t("delete.confirm")}
      cancel={t("delete.cancel")}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => run({ ids: { id } })}
    />
  );
}
