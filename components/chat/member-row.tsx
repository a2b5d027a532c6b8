import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Crown, Ellipsis, UserMinus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { changeConversationOwner, removeConversationMember } from "@/lib/chat/groups-contract";
import type { Conversation, ConversationMember } from "@/lib/chat/schemas";
import { profilePath } from "@/lib/routes";

type Props = {
  conversation: Conversation;
  member: ConversationMember;
  isOwner: boolean;
  canManage: boolean;
  onChange: () => void;
};

export function MemberRow({ conversation, member, isOwner, canManage, onChange }: Props) {
  const t = useTranslations("conversations");
  const { id, name, avatar } = member;
  const options = { errorText: t("failed"), refresh: onChange };
  const handOver = useMutation(changeConversationOwner, options);
  const remove = useMutation(removeConversationMember, options);
  return (
    <li className="flex min-h-12 items-center gap-3">
      <LinkedAvatar href={profilePath("student", id)} id={id} name={name} src={avatar} size={40} />
      <Link href={profilePath("student", id)} className="min-w-0 flex-1 truncate hover:underline">
        <bdi>{name}</bdi>
      </Link>
      {isOwner && <span className="text-muted text-sm">{t("owner")}</span>}
      {canManage && (
        <Menu trigger={<IconButton label={t("memberOptions", { name })} icon={<Ellipsis />} />}>
          <MenuItem
            icon={<Crown />}
            label={t("handOver")}
            onSelect={() => handOver.run({ params: { id: conversation.id }, body: { user_id: id } })}
          />
          <MenuItem
            icon={<UserMinus />}
            label={t("removeMember")}
            danger
            onSelect={() => remove.run({ params: { id: conversation.id, user_id: id } })}
          />
        </Menu>
      )}
    </li>
  );
}
