import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import { acceptConversation, deleteConversation } from "@/lib/chat/contract";
import type { Conversation } from "@/lib/chat/schemas";
import { EndingDialog } from "./ending-dialog";

type Props = { conversation: Conversation; onAccept: () => void; onClose: () => void };

/** The actions on a received request. */
export function RequestBar({ conversation, onAccept, onClose }: Props) {
  const { id, name } = conversation;
  const t = useTranslations("chat");
  const accept = useMutation(acceptConversation, {
    errorText: t("acceptFailed"),
    toast: false,
    onSuccess: onAccept,
  });
  const decline = useMutation(deleteConversation, {
    errorText: t("failed"),
    toast: false,
    onSuccess: onClose,
  });
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <p className="text-muted text-sm">{t("requestReceived", { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={accept.isBusy} onClick={() => accept.run({ params: { id } })}>
          {t("accept")}
        </Button>
        <Button variant="secondary" isBusy={decline.isBusy} onClick={() => decline.run({ params: { id } })}>
          {t("decline")}
        </Button>
        <DialogButton
          variant="quiet"
          dialog={(close) => (
            <EndingDialog kind="block" conversation={conversation} onEnd={onClose} onClose={close} />
          )}
        >
          {t("block")}
        </DialogButton>
      </div>
      <ActionError {...lastFailed(accept, decline)} />
    </div>
  );
}
