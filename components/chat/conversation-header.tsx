import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { ArrowLeft, Search } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Conversation } from "@/lib/chat/schemas";
import { avatarIdOf } from "./avatar-id";
import { ConversationMenu } from "./conversation-menu";
import { ConversationTitle } from "./conversation-title";

const loadSearch = () => import("./conversation-search").then((module) => module.ConversationSearch);

type Props = {
  conversation: Conversation;
  onChange: () => void;
  onOpenMessage: (id: number) => void;
  onClose: () => void;
};

export function ConversationHeader({ conversation, onChange, onOpenMessage, onClose }: Props) {
  const t = useTranslations("chat");
  const search = useLazyComponent(loadSearch);
  const { id, name, avatar } = conversation;
  return (
    <>
      <div className="flex min-h-16 items-center gap-3 border-line border-b px-3 md:px-4">
        <IconButton label={t("back")} onClick={onClose} icon={<ArrowLeft />} className="@xl:hidden" />
        <Avatar
          id={avatarIdOf(conversation)}
          name={name}
          src={avatar}
          size={40}
          className="large-text:hidden"
        />
        <ConversationTitle conversation={conversation} onChange={onChange} />
        <IconButton label={t("messageSearch.open")} {...search.toggle} icon={<Search />} />
        <ConversationMenu conversation={conversation} onChange={onChange} onLeave={onClose} />
      </div>
      {search.Component && (
        <search.Component conversationId={id} onOpen={onOpenMessage} onClose={search.hide} />
      )}
    </>
  );
}
