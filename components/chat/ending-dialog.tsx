import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { blockUser } from "@/lib/blocks/contract";
import { deleteConversation } from "@/lib/chat/contract";
import type { Conversation } from "@/lib/chat/schemas";

export type Ending = "delete" | "block";

type Props = {
  kind: Ending;
  conversation: Conversation;
  onEnd: () => void;
  onClose: () => void;
};

export function EndingDialog({ kind, conversation: { id, name, participants }, onEnd, onClose }: Props) {
  const t = useTranslations("chat");
  const shared = {
    title: t(`${kind}Title`, { name }),
    text: t(`${kind}Text`, { name }),
    confirm: t(kind),
    cancel: t("keep"),
    failed: t("failed"),
    onSuccess: onEnd,
    onClose,
  };
  if (kind === "delete")
    return (
      <ConfirmDialog
        {...shared}
        endpoint={deleteConversation}
        options={{ ids: { id } }}
        done={t("deleted")}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      endpoint={blockUser}
      options={{ body: { user_id: participants[1]?.id ?? 0 } }}
      done={t("blocked")}
    />
  );
}
