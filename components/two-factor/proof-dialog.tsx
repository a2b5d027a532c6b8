import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { FormError } from "@/components/ui/form-error";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { disableTwoFactor, renewRecoveryCodes } from "@/lib/two-factor/contract";
import { CodeField } from "./code-field";

type ProofEndpoint = typeof disableTwoFactor | typeof renewRecoveryCodes;

type Props<E extends ProofEndpoint> = {
  endpoint: E;
  name: "renew" | "disable";
  hasPassword: boolean;
  onSuccess: (response: ResponseOf<E>) => void;
  onClose: () => void;
};

const titles = { renew: "renew", disable: "disableTitle" } as const;

/** Asks for the password and a code. */
export function ProofDialog<E extends ProofEndpoint>(props: Props<E>) {
  const { endpoint, name, hasPassword, onSuccess, onClose } = props;
  const t = useTranslations("two-factor");
  const { submit, busy, bind, formError } = useEndpointForm<ProofEndpoint>(endpoint, {
    defaultValues: { current_password: "", code: "" },
    failed: t(`${name}Failed`),
    onSuccess(response) {
      onClose();
      onSuccess(response as ResponseOf<E>);
    },
  });
  return (
    <FormDialog
      title={t(titles[name])}
      size="small"
      cancel={t("cancel")}
      confirm={t(name)}
      danger={name === "disable"}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClassName="grid gap-4"
    >
      <p>{t(`${name}Text`)}</p>
      {hasPassword && <PasswordField kind="current" label={t("password")} {...bind("current_password")} />}
      <CodeField kind="any" label={t("proofCode")} {...bind("code")} />
      <FormError>{formError}</FormError>
    </FormDialog>
  );
}
