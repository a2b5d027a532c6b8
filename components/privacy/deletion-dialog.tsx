"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordField } from "@/components/users/password-field";
import { clearStoredUser } from "@/components/users/stored-user";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { deleteOwnAccount } from "@/lib/privacy/contract";

type Props = { email: string; hasPassword: boolean; onClose: () => void };

/** Asks for the password, or where there is none for the address, and deletes. */
export function DeletionDialog({ email, hasPassword, onClose }: Props) {
  const t = useTranslations("data.deletion");
  const form = useId();
  const { remove, busy, problem, fieldProblem } = useDeletion();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("proof") ?? "");
    void remove(hasPassword ? { password: typed } : { confirmation: typed });
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button variant="danger" type="submit" form={form} busy={busy}>
        {t("confirm")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("question")} footer={footer}>
      <form id={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
        <p>{t("warning")}</p>
        {hasPassword ? (
          <PasswordField
            name="proof"
            label={t("password")}
            error={fieldProblem}
            autoComplete="current-password"
          />
        ) : (
          <Field label={t("confirmation", { email })} error={fieldProblem} required>
            {(control) => <Input {...control} name="proof" type="email" autoComplete="off" />}
          </Field>
        )}
        <FieldError>{problem}</FieldError>
      </form>
    </Dialog>
  );
}

function useDeletion() {
  const t = useTranslations("data.deletion");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fieldProblem, setFieldProblem] = useState<string>();

  async function remove(body: { password: string } | { confirmation: string }) {
    setBusy(true);
    setProblem(undefined);
    setFieldProblem(undefined);
    try {
      await call(deleteOwnAccount, { body });
      clearStoredUser();
      location.replace("/login");
    } catch (failure) {
      const [said] = failure instanceof ApiError ? Object.values(failure.errors).flat() : [];
      if (said) setFieldProblem(said);
      else setProblem(errorMessage(failure, t("problem")));
      setBusy(false);
    }
  }
  return { remove, busy, problem, fieldProblem };
}
