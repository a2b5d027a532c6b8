import { useTranslations } from "next-intl";
import { useState } from "react";
import { Ban, LogOut, Trash2 } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Conversation } from "@/lib/chat/schemas";
import type { ConversationAction } from "./conversation-action-dialog";
import { ConversationMenuItems } from "./conversation-menu-items";
import { useViewerRole } from "./viewer-role";

const loadDialog = () =>
  import("./conversation-action-dialog").then((module) => module.ConversationActionDialog);

type Props = {
  conversation: Conversation;
  onChange: () => void;
  /** Called when the conversation was deleted, hidden by a block or marked as unread. */
  onLeave: () => void;
  className?: string;
};

/** The menu of a conversation, which is the same in the list and in its header. */
export function ConversationMenu({ conversation, onChange, onLeave, className }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const { type, group_id } = conversation;
  const [action, setAction] = useState<ConversationAction>("delete");
  const dialog = useLazyComponent(loadDialog);
  function openDialog(next: ConversationAction) {
    setAction(next);
    void dialog.show();
  }
  const canBlock = useViewerRole() === "student" && conversation.participants[1]?.role !== "admin";
  return (
    <>
      <OptionsMenu label={t("options", { name: conversation.name })} className={className}>
        <ConversationMenuItems conversation={conversation} onChange={onChange} onMarkUnread={onLeave} />
        <MenuItem icon={<Trash2 />} label={t("delete")} danger onSelect={() => openDialog("delete")} />
        {type === "group" && group_id === null && (
          <MenuItem
            icon={<LogOut />}
            label={tConversations("leave")}
            danger
            onSelect={() => openDialog("leave")}
          />
        )}
        {type === "direct" && canBlock && (
          <MenuItem icon={<Ban />} label={t("block")} danger onSelect={() => openDialog("block")} />
        )}
      </OptionsMenu>
      {dialog.Component && (
        <dialog.Component
          action={action}
          conversation={conversation}
          onDone={() => {
            onChange();
            onLeave();
          }}
          onClose={dialog.hide}
        />
      )}
    </>
  );
}
