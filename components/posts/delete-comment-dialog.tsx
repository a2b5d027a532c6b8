"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { onClose: () => void; onConfirm: () => Promise<string | null> };

export function DeleteCommentDialog(props: Props) {
  const t = useTranslations("posts.comments");
  return (
    <ConfirmDialog
      {...props}
      title={t("deleteTitle")}
      text={t("deleteText")}
      confirm={t("delete")}
      cancel={t("cancel")}
    />
  );
}
