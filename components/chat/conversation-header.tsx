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
import { profilePath } from "@/lib/routes";

type Ending = "delete" | "block";
type Props = { viewerId: number; conversation: Conversation; onClose: () => void };

export function ConversationHeader({ viewerId, conversation, onClose }: Props) {
  const t = useTranslations("chat");
  const [dialog, setDialog] = useState<Ending | null>(null);
  const { id, name, avatar, participants } = conversation;
  const otherId = participants[1]?.id ?? 0;
  return (
    <div className="flex min-h-16 items-center gap-3 border-line border-b px-3 md:px-4">
      <IconButton label={t("back")} onClick={onClose} icon={<ArrowLeft />} className="md:hidden" />
      <Avatar id={otherId} name={name} src={avatar} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">
          <Link
            href={profilePath("student", otherId)}
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
      {dialog && (
        <EndingDialog
          kind={dialog}
          conversation={{ id, name, otherId }}
          onEnd={onClose}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

type EndingProps = {
  kind: Ending;
  conversation: { id: number; name: string; otherId: number };
  onEnd: () => void;
  onClose: () => void;
};

function EndingDialog({ kind, conversation: { id, name, otherId }, onEnd, onClose }: EndingProps) {
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
      options={{ body: { user_id: otherId } }}
      done={t("blocked")}
    />
  );
}
