import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import type { Conversation } from "@/lib/chat/schemas";
import { avatarIdOf } from "./avatar-id";
import { ConversationMenu } from "./conversation-menu";
import { ConversationTitle } from "./conversation-title";

type Props = { viewerId: number; conversation: Conversation; onChange: () => void; onClose: () => void };

export function ConversationHeader({ viewerId, conversation, onChange, onClose }: Props) {
  const t = useTranslations("chat");
  const { name, avatar } = conversation;
  return (
    <div className="flex min-h-16 items-center gap-3 border-line border-b px-3 md:px-4">
      <IconButton label={t("back")} onClick={onClose} icon={<ArrowLeft />} className="md:hidden" />
      <Avatar id={avatarIdOf(conversation)} name={name} src={avatar} size={40} />
      <ConversationTitle viewerId={viewerId} conversation={conversation} onChange={onChange} />
      <ConversationMenu conversation={conversation} onChange={onChange} onLeave={onClose} />
    </div>
  );
}
