import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { inviteEmailsToGroup } from "@/lib/groups/email-invitations-contract";
import { groupLimits } from "@/lib/groups/limits";
import { useRefreshMembers } from "./use-refresh-members";

export function InviteEmailsDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const t = useTranslations("groups");
  const refresh = useRefreshMembers();
  const { bind, ...state } = useEndpointForm(inviteEmailsToGroup, {
    errorText: t("emailInvitations.failed"),
    defaultValues: { emails: "" },
    draftKey: `group-emails:${groupId}`,
    request: (body) => ({ params: { id: groupId }, body }),
    onSuccess({ count }) {
      toast.success(t("emailInvitations.sent", { count }));
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      size="medium"
      title={t("emailInvitations.title")}
      confirm={t("emailInvitations.send")}
      state={state}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t("emailInvitations.text")}</p>
      <TextareaField
        label={t("emailInvitations.emails")}
        hint={t("emailInvitations.hint")}
        {...bind("emails")}
        rows={6}
        maxLength={groupLimits.emailsText}
        spellCheck={false}
        autoCapitalize="none"
        required
      />
    </FormDialog>
  );
}
