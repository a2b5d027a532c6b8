import { ArrowLeft, Ban, Ellipsis, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { UserPresence } from "@/components/presence/user-presence";
import { Avatar } from "@/components/ui/avatar";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { blockUser } from "@/lib/blocks/contract";
import { deleteConversation } from "@/lib/chat/contract";
import type { Conversation } from "@/lib/chat/schemas";
import { studentPaths } from "@/lib/routes";

type Props = { viewerId: number; conversation: Conversation; onClose: () => void };

export function ConversationHeader({ viewerId, conversation, onClose }: Props) {
  const t = useTranslations("chat");
  const [dialog, setDialog] = useState<"delete" | "block" | null>(null);
  const { id, name, avatar, participants } = conversation;
  const otherId = participants[1]?.id ?? 0;
  const dialogs = {
    delete: { endpoint: deleteConversation, options: { ids: { id } }, done: t("deleted") },
    block: { endpoint: blockUser, options: { body: { user_id: otherId } }, done: t("blocked") },
  };
  return (
    <div className="flex min-h-16 items-center gap-3 border-line border-b px-3 md:px-4">
      <IconButton label={t("back")} onClick={onClose} icon={<ArrowLeft />} className="md:hidden" />
      <Avatar id={otherId} name={name} src={avatar} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">
          <Link
            href={`${studentPaths.profile}/${otherId}`}
            prefetch={false}
            className="inline-block min-h-6 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <UserPresence viewerId={viewerId} userId={otherId} />
      </div>
      <Menu
        trigger={
          <IconButton label={t("options", { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Trash2 />} onSelect={() => setDialog("delete")}>
          {t("delete")}
        </MenuItem>
        <MenuItem icon={<Ban />} danger onSelect={() => setDialog("block")}>
          {t("block")}
        </MenuItem>
      </Menu>
      {dialog === "delete" && (
        <ConfirmDialog
          {...dialogs.delete}
          title={t("deleteTitle", { name })}
          text={t("deleteText", { name })}
          confirm={t("delete")}
          cancel={t("keep")}
          failed={t("failed")}
          onSuccess={onClose}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "block" && (
        <ConfirmDialog
          {...dialogs.block}
          title={t("blockTitle", { name })}
          text={t("blockText", { name })}
          confirm={t("block")}
          cancel={t("keep")}
          failed={t("failed")}
          onSuccess={onClose}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
