import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { InputField } from "@/components/ui/input-field";
import { lazyDialog } from "@/components/ui/lazy-component";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useOpening } from "@/components/ui/use-opening";
import { ApiError, call } from "@/lib/core/api/client";
import { postLoginPath } from "@/lib/core/auth/areas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { authPaths, publicPaths } from "@/lib/routes";
import { StepLink } from "./auth-step";
import { PasswordField } from "./password-field";
import { signInError } from "./sign-in-error";
import { storeUser } from "./stored-user";
import { TermsCheckbox } from "./terms-checkbox";

const contract = () => import("@/lib/users/contract");

/**
 * Signs in and opens `next` or the home page. The state outlives the form, which the other tab replaces. There
 * are no default values, because these would overwrite what was typed or filled in before hydration.
 */
export function useSignIn(next: string | null) {
  const t = useTranslations("users.failed");
  const [canRestore, setCanRestore] = useState(false);
  const [isSuspended, setSuspended] = useState(false);
  const [needsTerms, setNeedsTerms] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const state = useEndpointForm(async () => (await contract()).login, {
    errorText: t("unexpected"),
    async request(body) {
      await call((await contract()).getCsrfCookie, {});
      return { body };
    },
    onError(reason) {
      if (reason instanceof ApiError && reason.code === "two_factor_required") {
        setLeaving(true);
        return location.assign(
          next ? `${authPaths.loginCode}?${new URLSearchParams({ next })}` : authPaths.loginCode,
        );
      }
      const error = reason instanceof ApiError ? reason : new ApiError(0, "network", "");
      const { field, text } = signInError(error, {
        credentials: t("credentials"),
        unexpected: t("unexpected"),
        network: t("network"),
      });
      const isDeleted = error.code === "account_deleted";
      // Rejected: the credentials were right, but the account's status forbids signing in.
      const type = error.status === 403 && !isDeleted ? "rejected" : "server";
      setCanRestore(isDeleted);
      setSuspended(error.code === "account_suspended");
      if (field === "terms") setNeedsTerms(true);
      else state.form.setValue("restore", undefined);
      state.form.setError(field, { type, message: text }, { shouldFocus: true });
    },
    onSuccess({ user }) {
      storeUser(user);
      location.replace(postLoginPath(user.role, next));
    },
  });
  const { setFocus } = state.form;
  useEffect(() => {
    if (needsTerms) setFocus("terms");
  }, [needsTerms, setFocus]);
  function restore() {
    state.form.setValue("restore", true);
    return state.submit();
  }
  const isBusy = state.isBusy || isLeaving;
  return { ...state, isBusy, isSuspended, needsTerms, restore: canRestore ? restore : null };
}

export const AppealDialog = lazyDialog(async () => (await import("./appeal-suspension")).AppealSuspension);

export function SignInForm({ state }: { state: ReturnType<typeof useSignIn> }) {
  const t = useTranslations("users");
  const locale = useLocale();
  const { form, submit, isBusy, bind, formError, restore, isSuspended, needsTerms } = state;
  const { errors, isSubmitSuccessful } = form.formState;
  const [isAppealing, open, close] = useOpening();
  const isRejected = errors.root?.type === "rejected";
  return (
    <>
      {/* Without `method`, a submit before hydration would put the password into the URL. */}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <InputField label={t("email")} {...bind("email")} type="email" autoComplete="username" required />
        <PasswordField kind="current" label={t("password")} {...bind("password")} />
        {needsTerms && <TermsCheckbox {...bind("terms")} />}
        <div>
          <FormError>{formError}</FormError>
          {isRejected && (
            <StepLink href={localizedPath(locale, publicPaths.contact)}>{t("login.contact")}</StepLink>
          )}
          {isRejected && isSuspended && (
            <Button variant="secondary" onClick={() => open(true)} className="mb-3 w-full">
              {t("appeal.action")}
            </Button>
          )}
          {restore && (
            <Button variant="secondary" onClick={restore} className="mb-3 w-full">
              {t("login.restore")}
            </Button>
          )}
          <Button type="submit" isBusy={isBusy || isSubmitSuccessful} className="w-full">
            {t("login.submit")}
          </Button>
        </div>
      </form>
      {isAppealing && <AppealDialog credentials={form.getValues()} onClose={close} />}
    </>
  );
}
