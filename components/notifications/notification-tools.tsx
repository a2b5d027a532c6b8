import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { CheckCheck, Trash2 } from "@/components/ui/icons";
import { useOpening } from "@/components/ui/use-opening";
import { deleteReadNotifications } from "@/lib/notifications/contract";

type Props = {
  unread: number;
  hasRead: boolean;
  onMarkAll: () => void;
  /** Called after the dialog has closed, when the button that opened it may no longer exist. */
  onDeleted: () => void;
};

export function NotificationTools({ unread, hasRead, onMarkAll, onDeleted }: Props) {
  const t = useTranslations("shell.bell");
  const [isConfirming, open, close] = useOpening();
  const isDeleted = useRef(false);
  useEffect(() => {
    if (isConfirming || !isDeleted.current) return;
    isDeleted.current = false;
    onDeleted();
  });
  return (
    <>
      {unread > 0 && <IconButton label={t("readAll")} icon={<CheckCheck />} onClick={onMarkAll} />}
      {hasRead && <IconButton danger label={t("deleteRead")} icon={<Trash2 />} onClick={() => open(true)} />}
      {isConfirming && (
        <ConfirmDialog
          title={t("deleteReadTitle")}
          text={t("deleteReadText")}
          confirm={t("delete")}
          endpoint={deleteReadNotifications}
          options={{}}
          errorText={t("failedChange")}
          successText={t("deletedRead")}
          onSuccess={() => {
            isDeleted.current = true;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
