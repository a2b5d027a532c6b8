import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Crown, UserMinus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useOpening } from "@/components/ui/use-opening";
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
  const [confirmed, confirm, close] = useOpening<"transfer" | "remove">();
  const shared = { errorText: t("failed"), refresh: onChange, onClose: close };
  return (
    <li className="flex min-h-12 items-center gap-3">
      <LinkedAvatar href={profilePath("student", id)} id={id} name={name} src={avatar} size={40} />
      <Link href={profilePath("student", id)} className="min-w-0 flex-1 truncate hover:underline">
        <bdi>{name}</bdi>
      </Link>
      {isOwner && <span className="text-muted text-sm">{t("owner")}</span>}
      {canManage && (
        <OptionsMenu label={t("memberOptions", { name })}>
          <MenuItem icon={<Crown />} label={t("transfer")} onSelect={() => confirm("transfer")} />
          <MenuItem
            icon={<UserMinus />}
            label={t("removeMember")}
            danger
            onSelect={() => confirm("remove")}
          />
        </OptionsMenu>
      )}
      {confirmed === "transfer" && (
        <ConfirmDialog
          {...shared}
          title={t("transferTitle", { name })}
          text={t("transferText", { name })}
          confirm={t("transfer")}
          variant="primary"
          endpoint={changeConversationOwner}
          options={{ params: { id: conversation.id }, body: { user_id: id } }}
        />
      )}
      {confirmed === "remove" && (
        <ConfirmDialog
          {...shared}
          title={t("removeTitle", { name })}
          text={t("removeText", { name })}
          confirm={t("removeMember")}
          endpoint={removeConversationMember}
          options={{ params: { id: conversation.id, user_id: id } }}
        />
      )}
    </li>
  );
}
