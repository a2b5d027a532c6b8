import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { removeMember } from "@/lib/companies/members-contract";
import type { CompanyMember } from "@/lib/companies/schemas";

type Props = { member: CompanyMember; onClose: () => void; onRemoved: () => void };

export function RemoveMemberDialog({ member, onClose, onRemoved }: Props) {
  const t = useTranslations("companies.people");
  const { id, name, is_self } = member;
  function onSuccess() {
    if (is_self) location.reload();
    else toast.success(t("removed", { name }));
    onRemoved();
  }
  return (
    <ConfirmDialog
      title={is_self ? t("leaveTitle") : t("removeTitle", { name })}
      text={is_self ? t("leaveText") : t("removeText", { name })}
      confirm={is_self ? t("leave") : t("remove")}
      cancel={t("cancel")}
      endpoint={removeMember}
      options={{ ids: { id } }}
      failed={t("failedRemove")}
      onSuccess={onSuccess}
      onClose={onClose}
    />
  );
}
