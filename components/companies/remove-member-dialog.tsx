"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { removeMember } from "@/lib/companies/members-contract";
import type { CompanyMember } from "@/lib/companies/schemas";

export function RemoveMemberDialog({
  member,
  onClose,
  onRemoved,
}: {
  member: CompanyMember;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslations("companies.people");
  const { id, name, is_self } = member;

  const { run, busy, error } = useMutation(removeMember, {
    failed: t("failedRemove"),
    toast: false,
    onSuccess() {
      if (is_self) location.reload();
      else toast.success(t("removed", { name }));
      onRemoved();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={is_self ? t("leaveTitle") : t("removeTitle", { name })}
      text={is_self ? t("leaveText") : t("removeText", { name })}
      confirm={is_self ? t("leave") : t("remove")}
      cancel={t("cancel")}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => run({ ids: { id } })}
    />
  );
}
