import { useTranslations } from "next-intl";
import { SettingsSection } from "@/components/settings/settings-section";
import { DialogButton } from "@/components/ui/dialog-button";
import { FormDialog } from "@/components/ui/form-dialog";
import { deleteDrafts } from "@/components/ui/form-draft";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { clearStoredUser, storeDeletion } from "@/components/users/stored-user";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { authPaths } from "@/lib/routes";

type Props = { email: string; hasPassword: boolean };

export function DeletionSection(user: Props) {
  const t = useTranslations("privacy.deletion");
  return (
    <SettingsSection id="deletion" title={t("title")} text={t("text")}>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t("hidden")}</li>
        <li>{t("restorable")}</li>
        <li>{t("erased")}</li>
      </ul>
      <div>
        <DialogButton variant="danger" dialog={(onClose) => <DeletionDialog {...user} onClose={onClose} />}>
          {t("open")}
        </DialogButton>
      </div>
    </SettingsSection>
  );
}

/** Users without a password of their own confirm by typing their email. */
function DeletionDialog({ email, hasPassword, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("privacy.deletion");
  const { bind, ...state } = useEndpointForm(deleteOwnAccount, {
    errorText: t("failed"),
    request(body) {
      // The end of the session may open the sign-in page before the response is here.
      storeDeletion();
      return { body };
    },
    onSuccess() {
      clearStoredUser();
      storeDeletion();
      deleteDrafts();
      location.replace(authPaths.login);
    },
  });
  return (
    <FormDialog
      title={t("question")}
      cancel={t("cancel")}
      confirm={t("confirm")}
      danger
      state={state}
      onClose={onClose}
    >
      <p>{t("warning")}</p>
      {hasPassword ? (
        <PasswordField kind="current" label={t("password")} {...bind("password")} />
      ) : (
        <InputField
          label={t("confirmation", { email })}
          {...bind("confirmation")}
          type="email"
          autoComplete="off"
          required
        />
      )}
    </FormDialog>
  );
}
