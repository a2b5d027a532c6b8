"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { forgotPassword } from "@/lib/users/tokens-contract";
import { AuthStep, BackLink } from "./auth-step";
import { useContactLink } from "./use-contact-link";

type Props = { sendsEmails: boolean; home: string | null };

/** Without SMTP (`sendsEmails` is false) the link is only in the mailbox, which requires a session on another device. */
export function ForgotPassword({ sendsEmails, home }: Props) {
  const t = useTranslations("users");
  const [sentTo, setSentTo] = useState<string | null>();
  if (!sentTo)
    return <ResetLinkForm {...{ sendsEmails, home }} isAnother={sentTo === null} onSent={setSentTo} />;
  const state = sendsEmails ? "sent" : "noted";
  return (
    <AuthStep isDone title={t(`forgot.${state}Title`)} text={t(`forgot.${state}`, { email: sentTo })}>
      {sendsEmails ? <p className="text-muted text-sm">{t("forgot.again")}</p> : <ContactSchool />}
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t("forgot.retry")}
      </Button>
      <BackLink home={home} />
    </AuthStep>
  );
}

function ContactSchool() {
  const t = useTranslations("users.forgot");
  const contact = useContactLink("font-semibold underline underline-offset-4");
  return (
    <p className="rounded-control bg-info-soft px-3 py-2 text-info text-sm">
      {t.rich("unsent", { contact })}
    </p>
  );
}

type FormProps = Props & { isAnother: boolean; onSent: (email: string) => void };

function ResetLinkForm({ sendsEmails, home, isAnother, onSent }: FormProps) {
  const t = useTranslations("users");
  const { bind, ...state } = useEndpointForm(forgotPassword, {
    errorText: t("failed.network"),
    onSuccess: (_, { email }) => onSent(email),
  });
  useAddressOfLink((address) => state.form.getValues("email") || state.form.setValue("email", address));
  return (
    <AuthStep title={t("forgot.title")} text={t(sendsEmails ? "forgot.text" : "forgot.textWithoutEmails")}>
      {!sendsEmails && <ContactSchool />}
      <EndpointForm state={state} submitLabel={t("forgot.submit")} wide>
        <InputField
          label={t("email")}
          {...bind("email")}
          type="email"
          autoComplete="username"
          autoFocus={isAnother}
          required
        />
      </EndpointForm>
      <BackLink home={home} />
    </AuthStep>
  );
}

/**
 * The email about a new account has its address after the # of its link, which browsers send to no server. It is
 * removed from the URL, so that it does not stay in the history.
 */
function useAddressOfLink(onAddress: (address: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const address = new URLSearchParams(location.hash.slice(1)).get("email");
    if (!address) return;
    history.replaceState(null, "", location.pathname);
    onAddress(address);
  }, []);
}
