import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePasskeyPrompts } from "@/components/two-factor/passkey-prompts";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useMutation } from "@/components/ui/use-mutation";
import { call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getLoginPasskeyOptions, loginWithPasskey } from "@/lib/users/contract";

type Props = { onSignedIn: (response: ResponseOf<typeof loginWithPasskey>) => void };

export function SignInPasskey({ onSignedIn }: Props) {
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
