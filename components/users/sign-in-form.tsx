"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { lazyResolver } from "@/components/ui/lazy-resolver";
import { useFieldText } from "@/components/ui/use-field-text";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { StepLink } from "./auth-step";
import { PasswordField } from "./password-field";
import { useSignIn } from "./use-sign-in";

type Fields = { email: string; password: string };
type SignInState = UseFormReturn<Fields>;

/**
 * Outlives the form, which the other tab replaces. Without default values, what was typed or filled in before hydration
 * is kept.
 */
export function useSignInState(): SignInState {
  return useForm({
    resolver: lazyResolver(async () => (await import("@/lib/users/contract")).loginBody),
    reValidateMode: "onSubmit",
  });
}

export function SignInForm({ state, next }: { state: SignInState; next: string | null }) {
  const t = useTranslations("users");
  const locale = useLocale();
  const say = useFieldText();
  const { signIn, leaving } = useSignIn(next);
  const { register, handleSubmit, setError, clearErrors } = state;
  const { errors, isSubmitting } = state.formState;

  const [restorable, setRestorable] = useState(false);

  const send = (restore: boolean) => async (form: Fields) => {
    const problem = await signIn({ ...form, ...(restore && { restore }) });
    setRestorable(problem?.restorable ?? false);
    const type = problem?.refused ? "refused" : "server";
    if (problem) setError(problem.field, { type, message: problem.text }, { shouldFocus: true });
  };
  const edited = (field: "email" | "password") => ({
    onChange() {
      clearErrors(field);
      clearErrors("root");
    },
  });
  // Registered in their order on the screen: the first with an error gets the focus.
  const fields = {
    email: register("email", edited("email")),
    password: register("password", edited("password")),
  };
  return (
    // With `method`, a submit before hydration does not put the password into the URL.
    <form method="post" onSubmit={handleSubmit(send(false))} noValidate className="grid gap-4">
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
        <FormError>{errors.root?.message}</FormError>
        {errors.root?.type === "refused" && (
          <StepLink href={localizedPath(locale, "/contact")}>{t("login.contact")}</StepLink>
        )}
        {restorable && (
          <Button variant="secondary" onClick={handleSubmit(send(true))} className="mb-3 w-full">
            {t("login.restore")}
          </Button>
        )}
        <Button type="submit" busy={isSubmitting || leaving} className="w-full">
          {t("login.submit")}
        </Button>
      </div>
    </form>
  );
}
