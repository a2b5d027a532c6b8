"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { FormProblem } from "@/components/accounts/form-problem";
import { PasswordField } from "@/components/accounts/password-field";
import { TermsCheckbox } from "@/components/accounts/terms-checkbox";
import { useFieldText } from "@/components/accounts/use-field-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { newRecruiterBody } from "@/lib/companies/people-contract";
import { useJoin } from "./use-join";

type Typed = z.input<typeof newRecruiterBody>;
type Form = z.output<typeof newRecruiterBody>;

/** An account for somebody who has none; the address is the invited one. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("companies.join");
  const say = useFieldText();
  const join = useJoin(token);
  const { register, handleSubmit, setError, formState } = useForm<Typed, unknown, Form>({
    resolver: standardSchemaResolver(newRecruiterBody),
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
        <FormProblem>{errors.root?.message}</FormProblem>
        <Button type="submit" busy={isSubmitting || isSubmitSuccessful} className="w-full">
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
