import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { blockUser } from "@/lib/blocks/contract";
import { deleteConversation } from "@/lib/chat/contract";
import { leaveConversation } from "@/lib/chat/groups-contract";
import type { Conversation } from "@/lib/chat/schemas";

export type Ending = "delete" | "decline" | "block" | "leave";

type Props = {
  kind: Ending;
  conversation: Conversation;
  onEnd: () => void;
  onClose: () => void;
};

export function EndingDialog({ kind, conversation, onEnd, onClose }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const { id, name, type, participants } = conversation;
  const shared = { errorText: t("failed"), onSuccess: onEnd, onOutdated: onEnd, onClose };
  if (kind === "leave")
    return (
      <ConfirmDialog
        {...shared}
        title={tConversations("leaveTitle", { name })}
        text={tConversations("leaveText")}
        confirm={tConversations("leave")}
        endpoint={leaveConversation}
        options={{ params: { id } }}
        successText={tConversations("left")}
      />
    );
  const texts = { title: t(`${kind}Title`, { name }), confirm: t(kind) };
  if (kind === "delete" || kind === "decline")
    return (
      <ConfirmDialog
        {...shared}
        {...texts}
        text={type === "group" ? tConversations("deleteText") : t(`${kind}Text`, { name })}
        endpoint={deleteConversation}
        options={{ params: { id } }}
        successText={t(kind === "delete" ? "deleted" : "declined")}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      {...texts}
      text={t("blockText", { name })}
      endpoint={blockUser}
      options={{ body: { user_id: participants[1]?.id ?? 0 } }}
      successText={t("blocked")}
    />
  );
}
