import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { FormError } from "@/components/ui/form-error";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { decisionLimits } from "@/lib/moderation/queue-contract";
import { appealSuspension } from "@/lib/moderation/suspension-appeals-contract";

type Props = { credentials?: { email: string; password: string }; onClose: () => void };

/** `credentials` are those that sign-in has just verified; there are none after SSO, which the server remembers by a cookie. */
export function AppealSuspension({ credentials, onClose }: Props) {
  const t = useTranslations("users.appeal");
  const { submit, busy, bind, formError } = useEndpointForm(appealSuspension, {
    defaultValues: { email: credentials?.email, password: credentials?.password, text: "" },
    failed: t("failed"),
    onSuccess() {
      toast.success(t("sent"));
      onClose();
    },
    draftKey: `suspension-appeal:${credentials?.email ?? ""}`,
  });
  return (
    <FormDialog
      title={t("title")}
      size="small"
      confirm={t("send")}
      busy={busy}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("text")}</p>
      <TextareaField
        label={t("label")}
        {...bind("text")}
        rows={5}
        maxLength={decisionLimits.appeal}
        required
      />
      <FormError>{formError}</FormError>
    </FormDialog>
  );
}
