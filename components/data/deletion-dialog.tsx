"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { forgetUser } from "@/components/accounts/kept-user";
import { PasswordField } from "@/components/accounts/password-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiFailure, call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { deleteOwnAccount } from "@/lib/data/contract";

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
      forgetUser();
      location.replace("/login");
    } catch (failure) {
      const [said] = failure instanceof ApiFailure ? Object.values(failure.errors).flat() : [];
      if (said) setFieldProblem(said);
      else setProblem(failureText(failure, t("problem")));
      setBusy(false);
    }
  }
  return { remove, busy, problem, fieldProblem };
}
