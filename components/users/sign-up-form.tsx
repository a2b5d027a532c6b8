"use client";

import { useTranslations } from "next-intl";
import { type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { lazyResolver } from "@/components/ui/lazy-resolver";
import { useFieldText } from "@/components/ui/use-field-text";
import type { SignupForm, signupBody } from "@/lib/users/contract";
import { PasswordField } from "./password-field";
import { TermsCheckbox } from "./terms-checkbox";
import { useSignUp } from "./use-sign-up";

type Fields = z.input<typeof signupBody>;
type SignUpState = UseFormReturn<Fields, unknown, SignupForm>;

/** Outlives the form, which the other tab replaces. */
export function useSignUpState(): SignUpState {
  return useForm<Fields, unknown, SignupForm>({
    resolver: lazyResolver(async () => (await import("@/lib/users/contract")).signupBody),
    reValidateMode: "onSubmit",
  });
}

export function SignUpForm({ state, onCreated }: { state: SignUpState; onCreated: (email: string) => void }) {
  const t = useTranslations("users");
  const say = useFieldText();
  const { signUp, created } = useSignUp(onCreated);
  const { register, handleSubmit, setError, clearErrors } = state;
  const { errors, isSubmitting } = state.formState;

  const submit = handleSubmit(async (form) => {
    const problems = await signUp(form);
    for (const { field, text } of problems.reverse())
      setError(field, { type: "server", message: text }, { shouldFocus: true });
  });
  // An edit of either password removes "not identical".
  const edited = (...fields: (keyof Fields)[]) => ({
    onChange() {
      clearErrors(fields);
      clearErrors("root");
    },
  });
  // Registered in their order on the screen: the first with an error gets the focus.
  const fields = {
    name: register("name", edited("name")),
    email: register("email", edited("email")),
    password: register("password", edited("password", "password_confirmation")),
    confirmation: register("password_confirmation", edited("password_confirmation")),
    terms: register("terms", edited("terms")),
  };
  return (
    // With `method`, a submit before hydration does not put the password into the URL.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t("signup.name")} error={say(errors.name)} required>
        {(control) => <Input {...control} {...fields.name} autoComplete="name" />}
      </Field>
      <Field label={t("email")} error={say(errors.email)} required>
        {(control) => <Input {...control} {...fields.email} type="email" autoComplete="email" />}
      </Field>
      <PasswordField
        label={t("password")}
        hint={t("signup.passwordHint")}
        error={say(errors.password)}
        autoComplete="new-password"
        {...fields.password}
      />
      <PasswordField
        label={t("signup.confirmation")}
        error={say(errors.password_confirmation)}
        autoComplete="new-password"
        {...fields.confirmation}
      />
      <TermsCheckbox error={say(errors.terms)} {...fields.terms} />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting || created} className="w-full">
          {t("signup.submit")}
        </Button>
      </div>
    </form>
  );
}
