import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Ban, Ellipsis, LogOut, Trash2 } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import type { Conversation } from "@/lib/chat/schemas";
import { ConversationMenuItems } from "./conversation-menu-items";
import { type Ending, EndingDialog } from "./ending-dialog";
import { useViewerRole } from "./viewer-role";

type Props = {
  conversation: Conversation;
  onChange: () => void;
  /** The conversation is deleted, hidden by a block, or to be read later. */
  onLeave: () => void;
  className?: string;
};

/** The same beside a conversation in the list and in its header. */
export function ConversationMenu({ conversation, onChange, onLeave, className }: Props) {
  const t = useTranslations("chat");
  const conversations = useTranslations("conversations");
  const { type, group_id } = conversation;
  const [dialog, setDialog] = useState<Ending | null>(null);
  const canBlock = useViewerRole() === "student" && conversation.participants[1]?.role !== "admin";
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t("options", { name: conversation.name })} className={className}>
            <Ellipsis />
          </IconButton>
        }
      >
        <ConversationMenuItems conversation={conversation} onChange={onChange} onMarkUnread={onLeave} />
        <MenuItem icon={<Trash2 />} onSelect={() => setDialog("delete")}>
          {t("delete")}
        </MenuItem>
        {type === "group" && group_id === null && (
          <MenuItem icon={<LogOut />} danger onSelect={() => setDialog("leave")}>
            {conversations("leave")}
          </MenuItem>
        )}
        {type === "direct" && canBlock && (
          <MenuItem icon={<Ban />} danger onSelect={() => setDialog("block")}>
            {t("block")}
          </MenuItem>
        )}
      </Menu>
      {dialog && (
        <EndingDialog
          kind={dialog}
          conversation={conversation}
          onEnd={() => {
            onChange();
            onLeave();
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
