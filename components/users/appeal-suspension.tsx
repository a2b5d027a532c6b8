import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { decisionLimits } from "@/lib/moderation/queue-contract";
import { appealSuspension } from "@/lib/moderation/suspension-appeals-contract";

type Props = { credentials?: { email: string; password: string }; onClose: () => void };

/** Sign-in has just verified `credentials`. After SSO there are none: a cookie identifies the user. */
export function AppealSuspension({ credentials, onClose }: Props) {
  const t = useTranslations("users.appeal");
  const { bind, ...state } = useEndpointForm(appealSuspension, {
    defaultValues: { email: credentials?.email, password: credentials?.password, text: "" },
    errorText: t("failed"),
    successText: t("sent"),
    onSuccess: onClose,
    draftKey: `suspension-appeal:${credentials?.email ?? ""}`,
  });
  return (
    <FormDialog title={t("title")} confirm={t("send")} state={state} onClose={onClose}>
      <p>{t("text")}</p>
      <TextareaField
        label={t("label")}
        {...bind("text")}
        rows={5}
        maxLength={decisionLimits.appeal}
        required
      />
    </FormDialog>
  );
}
