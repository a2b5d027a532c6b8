"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { type UseFormReturn, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { loginBody } from "@/lib/accounts/contract";
import { FormProblem } from "./form-problem";
import { PasswordField } from "./password-field";
import { useFieldText } from "./use-field-text";
import { useSignIn } from "./use-sign-in";

type SignInState = UseFormReturn<{ email: string; password: string }>;

/**
 * What is typed into the form, which outlives it: another tab may be shown meanwhile. Without default values, what
 * was typed or filled in before the script came is taken over.
 */
export function useSignInState(): SignInState {
  return useForm({
    resolver: standardSchemaResolver(loginBody),
    reValidateMode: "onSubmit",
  });
}

export function SignInForm({ state, next }: { state: SignInState; next: string | null }) {
  const t = useTranslations("accounts");
  const say = useFieldText();
  const { signIn, leaving } = useSignIn(next);
  const { register, handleSubmit, setError, clearErrors } = state;
  const { errors, isSubmitting } = state.formState;

  const submit = handleSubmit(async (form) => {
    const problem = await signIn(form);
    if (problem) setError(problem.field, { type: "server", message: problem.text }, { shouldFocus: true });
  });
  const edited = (field: "email" | "password") => ({
    onChange() {
      clearErrors(field);
      clearErrors("root");
    },
  });
  // Asked for in their order on the screen: the first with an error gets the focus.
  const fields = {
    email: register("email", edited("email")),
    password: register("password", edited("password")),
  };
  return (
    // Sent before its script is there, it must not put the password into the address.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t("email")} error={say(errors.email)} required>
        {(control) => <Input {...control} {...fields.email} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label={t("password")}
        error={say(errors.password)}
        autoComplete="current-password"
        {...fields.password}
      />
      <div>
        <FormProblem>{errors.root?.message}</FormProblem>
        <Button type="submit" busy={isSubmitting || leaving} className="w-full">
          {t("login.submit")}
        </Button>
      </div>
    </form>
  );
}
