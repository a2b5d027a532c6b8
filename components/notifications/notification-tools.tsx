import { CheckCheck, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteReadNotifications } from "@/lib/notifications/contract";

type Props = { unread: number; onMarkAll: () => void; onDeleted: () => void };

export function NotificationTools({ unread, onMarkAll, onDeleted }: Props) {
  const t = useTranslations("shell.bell");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {unread > 0 && (
        <Button variant="secondary" size="small" onClick={onMarkAll}>
          <CheckCheck />
          {t("readAll")}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        <Trash2 />
        {t("deleteRead")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("deleteReadTitle")}
          text={t("deleteReadText")}
          confirm={t("delete")}
          cancel={t("cancel")}
          endpoint={deleteReadNotifications}
          options={{}}
          failed={t("failedChange")}
          done={t("deletedRead")}
          onSuccess={onDeleted}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
