"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { clearStoredUser } from "@/components/users/stored-user";
import { deleteOwnAccount } from "@/lib/privacy/contract";

type Props = { email: string; hasPassword: boolean; onClose: () => void };

/** Users without a password of their own confirm by typing their email. */
export function DeletionDialog({ email, hasPassword, onClose }: Props) {
  const t = useTranslations("privacy.deletion");
  const id = useId();
  const proof = hasPassword ? "password" : "confirmation";
  const { submit, busy, field, error, formError } = useEndpointForm(deleteOwnAccount, {
    failed: t("problem"),
    onSuccess() {
      clearStoredUser();
      location.replace("/login");
    },
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button variant="danger" type="submit" form={id} busy={busy}>
        {t("confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("question")} footer={footer}>
      <form id={id} method="post" onSubmit={submit} noValidate className="grid gap-4">
        <p>{t("warning")}</p>
        {hasPassword ? (
          <PasswordField
            label={t("password")}
            error={error(proof)}
            autoComplete="current-password"
            {...field(proof)}
          />
        ) : (
          <Field label={t("confirmation", { email })} error={error(proof)} required>
            {(control) => <Input {...control} {...field(proof)} type="email" autoComplete="off" />}
          </Field>
        )}
        <FieldError>{formError}</FieldError>
      </form>
    </Dialog>
  );
}
