"use client";

import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useFieldText } from "@/components/ui/use-field-text";
import { PasswordField } from "./password-field";

type Of<T> = { password: T; password_confirmation: T };

export function NewPasswordFields({
  labels,
  fields,
  errors,
}: {
  labels: { password: string; hint: string; confirmation: string };
  fields: Of<UseFormRegisterReturn>;
  errors: Partial<Of<FieldError>>;
}) {
  const say = useFieldText();
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={labels.hint}
        error={say(errors.password)}
        autoComplete="new-password"
        {...fields.password}
      />
      <PasswordField
        label={labels.confirmation}
        error={say(errors.password_confirmation)}
        autoComplete="new-password"
        {...fields.password_confirmation}
      />
    </>
  );
}
