import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { useMutation } from "@/components/ui/use-mutation";
import { acceptConversation } from "@/lib/chat/contract";
import type { Conversation } from "@/lib/chat/schemas";
import { type ConversationAction, ConversationActionDialog } from "./conversation-action-dialog";

type Props = { conversation: Conversation; onAccept: () => void; onClose: () => void };

export function RequestBar({ conversation, onAccept, onClose }: Props) {
  const { id, name } = conversation;
  const t = useTranslations("chat");
  const accept = useMutation(acceptConversation, {
    errorText: t("acceptFailed"),
    toast: false,
    refresh: onAccept,
  });
  const dialog = (action: ConversationAction) => (close: () => void) => (
    <ConversationActionDialog action={action} conversation={conversation} onDone={onClose} onClose={close} />
  );
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <p className="text-muted text-sm">{t("requestReceived", { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={accept.isBusy} onClick={() => accept.run({ params: { id } })}>
          {t("accept")}
        </Button>
        <DialogButton variant="secondary" dialog={dialog("decline")}>
          {t("decline")}
        </DialogButton>
        <DialogButton variant="quiet" dialog={dialog("block")}>
          {t("block")}
        </DialogButton>
      </div>
      <ActionError error={accept.error} retry={accept.retry} />
    </div>
  );
}
