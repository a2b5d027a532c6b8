"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { removeMember } from "@/lib/companies/members-contract";
import type { CompanyMember } from "@/lib/companies/schemas";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Asks before somebody loses sight of the company; who leaves goes to the start of the area. */
export function RemoveMemberDialog({
  recruiter,
  onClose,
  onRemoved,
}: {
  recruiter: CompanyMember;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslations("companies.people");
  const { id, name, is_self } = recruiter;

  async function remove(): Promise<string | null> {
    try {
      await call(removeMember, { ids: { id } });
    } catch (failure) {
      return errorMessage(failure, t("failedRemove"));
    }
    if (is_self) location.reload();
    else toast.success(t("removed", { name }));
    onRemoved();
    return null;
  }
  return (
    <ConfirmDialog
      title={is_self ? t("leaveTitle") : t("removeTitle", { name })}
      text={is_self ? t("leaveText") : t("removeText", { name })}
      confirm={is_self ? t("leave") : t("remove")}
      cancel={t("cancel")}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
