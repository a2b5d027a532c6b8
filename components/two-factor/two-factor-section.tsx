import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsSection } from "@/components/settings/settings-section";
import { Badge } from "@/components/ui/badge";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getTwoFactor, type TwoFactor } from "@/lib/two-factor/contract";
import { AuthenticatorApp } from "./authenticator-app";
import { EnabledTwoFactor } from "./enabled-two-factor";
import { Passkeys } from "./passkeys";
import { RecoveryCodes } from "./recovery-codes";

type Props = { initialData: TwoFactor; hasPassword: boolean };

export function TwoFactorSection({ initialData, hasPassword }: Props) {
  const t = useTranslations("two-factor");
  const fallback = { data: initialData };
  const { data: { data: state } = fallback, mutate } = useEndpoint(
    getTwoFactor,
    {},
    { fallbackData: fallback },
  );
  const [codes, setCodes] = useState<string[] | null>(null);
  const onChanged = () => void mutate();
  function onAdded(created: string[]) {
    if (created.length > 0) setCodes(created);
    onChanged();
  }
  return (
    <SettingsSection
      id="two-factor"
      title={t("title")}
      text={
        <>
          <p>{t("text")}</p>
          <Badge tone={state.enabled_at ? "success" : "neutral"} className="mt-2">
            {t(state.enabled_at ? "on" : "off")}
          </Badge>
        </>
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} closeLabel={t("saved")} onClose={() => setCodes(null)} />
      ) : (
        <>
          {state.enabled_at && (
            <EnabledTwoFactor
              state={{ ...state, enabled_at: state.enabled_at }}
              hasPassword={hasPassword}
              onRenewed={onAdded}
              onDisabled={onChanged}
            />
          )}
          <AuthenticatorApp {...{ state, hasPassword, onAdded, onChanged }} />
          <Passkeys {...{ state, hasPassword, onAdded, onChanged }} />
        </>
      )}
    </SettingsSection>
  );
}
