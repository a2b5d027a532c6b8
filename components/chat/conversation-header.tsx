import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { UserPresence } from "@/components/presence/user-presence";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import type { Conversation } from "@/lib/chat/schemas";
import { profilePath } from "@/lib/routes";
import { ConversationMenu } from "./conversation-menu";

type Props = { viewerId: number; conversation: Conversation; onChange: () => void; onClose: () => void };

export function ConversationHeader({ viewerId, conversation, onChange, onClose }: Props) {
  const t = useTranslations("chat");
  const { name, avatar, participants } = conversation;
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
      <ConversationMenu conversation={conversation} onChange={onChange} onLeave={onClose} />
    </div>
  );
}
