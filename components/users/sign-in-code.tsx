"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CodeField } from "@/components/two-factor/code-field";
import { usePasskeyPrompts, usePasskeySupport } from "@/components/two-factor/passkey-prompts";
import { Button } from "@/components/ui/button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { FormError } from "@/components/ui/form-error";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useMutation } from "@/components/ui/use-mutation";
import { call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { postLoginPath } from "@/lib/core/auth/areas";
import { getLoginPasskeyOptions, loginWithCode, loginWithPasskey } from "@/lib/users/contract";
import { AuthStep, StepLink } from "./auth-step";
import { storeUser } from "./stored-user";
import { useContactLink } from "./use-contact-link";

type Kind = "passkey" | "app" | "recovery";
type Props = { next: string | null; signInHref: string; hasApp: boolean; hasPasskey: boolean };

const texts = { passkey: "code.passkeyText", app: "code.text", recovery: "code.recoveryText" } as const;
const switches = { passkey: "code.usePasskey", app: "code.useApp", recovery: "code.useRecovery" } as const;

/** Comes after the password, for accounts with two-factor sign-in. */
export function SignInCode({ next, signInHref, hasApp, hasPasskey }: Props) {
  const t = useTranslations("users");
  const [chosen, setChosen] = useState<Kind>();
  const contact = useContactLink();
  const isOffered = { passkey: usePasskeySupport() && hasPasskey, app: hasApp, recovery: true };
  const kinds = (["passkey", "app", "recovery"] as const).filter((candidate) => isOffered[candidate]);
  const kind = kinds.find((candidate) => candidate === chosen) ?? kinds[0] ?? "recovery";
  function openArea({ user }: ResponseOf<typeof loginWithCode>) {
    storeUser(user);
    location.replace(postLoginPath(user.role, next));
  }
  return (
    <AuthStep title={t("code.title")} text={t(texts[kind])}>
      {kind === "passkey" ? (
        <SignInPasskey onSignedIn={openArea} />
      ) : (
        <CodeForm key={kind} kind={kind} onSignedIn={openArea} />
      )}
      {kinds.map(
        (otherKind) =>
          otherKind !== kind && (
            <Button key={otherKind} variant="secondary" onClick={() => setChosen(otherKind)}>
              {t(switches[otherKind])}
            </Button>
          ),
      )}
      {kind === "recovery" && <p className="text-muted text-sm">{t.rich("code.lost", { contact })}</p>}
      <StepLink href={signInHref}>{t("backToSignIn")}</StepLink>
    </AuthStep>
  );
}

type FormProps = {
  kind: Exclude<Kind, "passkey">;
  onSignedIn: (response: ResponseOf<typeof loginWithCode>) => void;
};

function CodeForm({ kind, onSignedIn }: FormProps) {
  const t = useTranslations("users");
  const { bind, ...state } = useEndpointForm(loginWithCode, {
    errorText: t("code.failed"),
    onSuccess: onSignedIn,
  });
  const { setFocus, formState } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  const isRecovery = kind === "recovery";
  return (
    <EndpointForm
      state={{ ...state, isBusy: state.isBusy || formState.isSubmitSuccessful }}
      submitLabel={t("code.submit")}
      wide
    >
      <CodeField
        kind={isRecovery ? "any" : "app"}
        label={t(isRecovery ? "code.recoveryLabel" : "code.label")}
        {...bind("code")}
      />
    </EndpointForm>
  );
}

type SignInPasskeyProps = { onSignedIn: (response: ResponseOf<typeof loginWithPasskey>) => void };

function SignInPasskey({ onSignedIn }: SignInPasskeyProps) {
  const t = useTranslations("users.code");
  const { getPasskey } = usePasskeyPrompts();
  const [isLeaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { run, isBusy, error } = useMutation(loginWithPasskey, {
    errorText: t("failed"),
    toast: false,
    async send(endpoint) {
      const { options } = await call(getLoginPasskeyOptions, {});
      return call(endpoint, { body: { passkey: await getPasskey(options) } });
    },
    onSuccess(response) {
      setLeaving(true);
      onSignedIn(response);
    },
  });
  return (
    <div>
      <FormError>{error}</FormError>
      <Button ref={button} isBusy={isBusy || isLeaving} onClick={() => run({})} className="w-full">
        {t("usePasskey")}
      </Button>
    </div>
  );
}
