"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { CodeField } from "@/components/two-factor/code-field";
import { Button } from "@/components/ui/button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { postLoginPath } from "@/lib/core/auth/areas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { loginWithCode } from "@/lib/users/contract";
import { AuthStep, StepLink } from "./auth-step";
import { storeUser } from "./stored-user";

type Props = { next: string | null; signInHref: string };

/** Comes after the password, for accounts with two-factor sign-in. */
export function SignInCode({ next, signInHref }: Props) {
  const t = useTranslations("users");
  const [isRecovery, setRecovery] = useState(false);
  const contactHref = localizedPath(useLocale(), publicPaths.contact);
  const { bind, ...state } = useEndpointForm(loginWithCode, {
    defaultValues: { code: "" },
    failed: t("code.failed"),
    onSuccess({ user, user_type }) {
      storeUser(user);
      location.replace(postLoginPath(user.role ?? user_type, next));
    },
  });
  const { setFocus, reset, formState } = state.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the field changes.
  useEffect(() => setFocus("code"), [setFocus, isRecovery]);
  function switchKind() {
    reset();
    setRecovery(!isRecovery);
  }
  const contact = (words: ReactNode) => (
    <Link href={contactHref} className="font-semibold text-accent underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <AuthStep title={t("code.title")} text={t(isRecovery ? "code.recoveryText" : "code.text")}>
      <EndpointForm
        state={{ ...state, busy: state.busy || formState.isSubmitSuccessful }}
        submitLabel={t("code.submit")}
        wide
      >
        <CodeField
          kind={isRecovery ? "any" : "app"}
          label={t(isRecovery ? "code.recoveryLabel" : "code.label")}
          {...bind("code")}
        />
      </EndpointForm>
      <Button variant="secondary" onClick={switchKind}>
        {t(isRecovery ? "code.useApp" : "code.useRecovery")}
      </Button>
      {isRecovery && <p className="text-muted text-sm">{t.rich("code.lost", { contact })}</p>}
      <StepLink href={signInHref}>{t("backToSignIn")}</StepLink>
    </AuthStep>
  );
}
