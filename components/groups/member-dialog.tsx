import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { changeGroupOwner, removeGroupMember } from "@/lib/groups/members-contract";
import type { GroupMember } from "@/lib/groups/schemas";

export type MemberAction = "remove" | "ban" | "owner";

const texts = {
  remove: { confirmKey: "remove", errorKey: "removeFailed", successKey: "removed" },
  ban: { confirmKey: "ban", errorKey: "failed", successKey: "banned" },
  owner: { confirmKey: "makeOwner", errorKey: "failed", successKey: "ownerChanged" },
} as const;

type Props = {
  action: MemberAction;
  groupId: number;
  member: GroupMember;
  onSuccess: () => void;
  onClose: () => void;
};

export function MemberDialog({ action, groupId: id, member, onSuccess, onClose }: Props) {
  const t = useTranslations("groups");
  const { name, id: user_id } = member;
  const { confirmKey, errorKey, successKey } = texts[action];
  const shared = {
    title: t(`${action}Title`, { name }),
    text: t(`${action}Text`, { name }),
    confirm: t(confirmKey),
    errorText: t(errorKey),
    successText: t(successKey),
    refresh: onSuccess,
    onClose,
  };
  if (action === "remove")
    return <ConfirmDialog {...shared} endpoint={removeGroupMember} options={{ params: { id, user_id } }} />;
  const options = { params: { id }, body: { user_id } };
  if (action === "ban") return <ConfirmDialog {...shared} endpoint={banFromGroup} options={options} />;
  return <ConfirmDialog {...shared} endpoint={changeGroupOwner} options={options} />;
}
