import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Badge } from "@/components/ui/badge";
import { Ban, Crown, ShieldCheck, UserMinus } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useMutation } from "@/components/ui/use-mutation";
import { useOpening } from "@/components/ui/use-opening";
import { groupMemberRoles } from "@/db/enums";
import { changeGroupRole } from "@/lib/groups/members-contract";
import { canChangeRole, canRemoveMember, isGroupAdmin } from "@/lib/groups/roles";
import type { Group, GroupMember } from "@/lib/groups/schemas";
import { GroupUserItem } from "./group-user-item";
import { type MemberAction, MemberDialog } from "./member-dialog";
import { useRefreshMembers } from "./use-refresh-members";

const roleTexts = { admin: "makeAdmin", moderator: "makeModerator", member: "makeMember" } as const;

type Props = { group: Group; member: GroupMember; onChange: () => void };

export function MemberRow({ group, member, onChange }: Props) {
  const t = useTranslations("groups");
  const formatDate = useFormatDate();
  const { pivot } = member;
  const joined = formatDate(pivot.created_at, { dateStyle: "medium" });
  return (
    <GroupUserItem
      user={member}
      badge={pivot.role !== "member" && <Badge tone="accent">{t(`roles.${pivot.role}`)}</Badge>}
      detail={t("joined", { date: joined })}
    >
      {canRemoveMember(group.role, pivot.role) && (
        <MemberMenu group={group} member={member} onChange={onChange} />
      )}
    </GroupUserItem>
  );
}

function MemberMenu({ group, member, onChange }: Props) {
  const t = useTranslations("groups");
  const [action, open, close] = useOpening<MemberAction>();
  const refresh = useRefreshMembers(onChange);
  const { change, roles } = useRoleChange(group, member, refresh);
  const params = { id: group.id, user_id: member.id };
  return (
    <>
      <ActionError error={change.error} retry={change.retry} />
      <OptionsMenu label={t("options", { name: member.name })}>
        {roles.map((next) => (
          <MenuItem
            key={next}
            icon={<ShieldCheck />}
            label={t(roleTexts[next])}
            onSelect={() => change.run({ params, body: { role: next } })}
          />
        ))}
        {group.role === "owner" && (
          <MenuItem icon={<Crown />} label={t("makeOwner")} onSelect={() => open("owner")} />
        )}
        <MenuItem icon={<UserMinus />} label={t("remove")} danger onSelect={() => open("remove")} />
        {isGroupAdmin(group.role) && (
          <MenuItem icon={<Ban />} label={t("ban")} danger onSelect={() => open("ban")} />
        )}
      </OptionsMenu>
      {action && (
        <MemberDialog
          action={action}
          groupId={group.id}
          member={member}
          onSuccess={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

/** The roles that the viewer can give to the member. */
function useRoleChange(group: Group, { pivot: { role } }: GroupMember, onSuccess: () => void) {
  const t = useTranslations("groups");
  const change = useMutation(changeGroupRole, {
    errorText: t("failed"),
    successText: t("roleChanged"),
    refresh: onSuccess,
  });
  const roles = groupMemberRoles.filter((next) => next !== role && canChangeRole(group.role, role, next));
  return { change, roles };
}
