"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { useFieldText } from "@/components/ui/use-field-text";
import { PasswordField } from "@/components/users/password-field";
import { TermsCheckbox } from "@/components/users/terms-checkbox";
import { newMemberBody } from "@/lib/companies/members-contract";
import { useJoin } from "./use-join";

type Typed = z.input<typeof newMemberBody>;
type Form = z.output<typeof newMemberBody>;

/** An account for somebody who has none; the address is the invited one. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("companies.join");
  const say = useFieldText();
  const join = useJoin(token);
  const { register, handleSubmit, setError, formState } = useForm<Typed, unknown, Form>({
    resolver: standardSchemaResolver(newMemberBody),
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async ({ name, password }) => {
    const problem = await join({ name, password, terms: true });
    if (problem) setError(problem.field, { type: "server", message: problem.text }, { shouldFocus: true });
  });
  return (
    // Sent before its script is there, it must not put the password into the address.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("name")} error={say(errors.name)} required>
        {(control) => <Input {...control} {...register("name")} autoComplete="name" />}
      </Field>
      <PasswordField
        label={t("password")}
        hint={t("passwordHint")}
        error={say(errors.password)}
        autoComplete="new-password"
        {...register("password")}
      />
      <TermsCheckbox error={say(errors.terms)} {...register("terms")} />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting || isSubmitSuccessful} className="w-full">
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
