import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { blockUser } from "@/lib/blocks/contract";
import { deleteConversation } from "@/lib/chat/contract";
import { leaveConversation } from "@/lib/chat/groups-contract";
import type { Conversation } from "@/lib/chat/schemas";

export type ConversationAction = "delete" | "decline" | "block" | "leave";

type Props = {
  action: ConversationAction;
  conversation: Conversation;
  onDone: () => void;
  onClose: () => void;
};

export function ConversationActionDialog({ action, conversation, onDone, onClose }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const { id, name, type, participants } = conversation;
  const shared = { errorText: t("failed"), onSuccess: onDone, onOutdated: onDone, onClose };
  if (action === "leave")
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
  const texts = { title: t(`${action}Title`, { name }), confirm: t(action) };
  if (action === "delete" || action === "decline")
    return (
      <ConfirmDialog
        {...shared}
        {...texts}
        text={type === "group" ? tConversations("deleteText") : t(`${action}Text`, { name })}
        endpoint={deleteConversation}
        options={{ params: { id } }}
        successText={t(action === "delete" ? "deleted" : "declined")}
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
