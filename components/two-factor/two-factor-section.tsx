"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsSection } from "@/components/settings/settings-section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useDates } from "@/components/ui/use-dates";
import { disableTwoFactor, renewRecoveryCodes, type TwoFactor } from "@/lib/two-factor/contract";
import { Enrolment } from "./enrolment";
import { ProofDialog } from "./proof-dialog";
import { RecoveryCodes } from "./recovery-codes";

type Props = { first: TwoFactor; hasPassword: boolean };

const off: TwoFactor = { enabled_at: null, recovery_codes_left: 0 };

export function TwoFactorSection({ first, hasPassword }: Props) {
  const t = useTranslations("two-factor");
  const [state, setState] = useState(first);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { enabled_at } = state;
  function showCodes(created: string[]) {
    setState({ enabled_at: enabled_at ?? new Date().toISOString(), recovery_codes_left: created.length });
    setCodes(created);
  }
  return (
    <SettingsSection
      id="two-factor"
      title={t("title")}
      text={
        <>
          <p>{t("text")}</p>
          <Badge tone={enabled_at ? "accent" : "neutral"} className="mt-2">
            {t(enabled_at ? "on" : "off")}
          </Badge>
        </>
      }
    >
      {codes && <RecoveryCodes codes={codes} closeLabel={t("saved")} onClose={() => setCodes(null)} />}
      {!codes && enabled_at && (
        <EnabledTwoFactor
          state={{ ...state, enabled_at }}
          hasPassword={hasPassword}
          onRenewed={showCodes}
          onDisabled={() => setState(off)}
        />
      )}
      {!enabled_at && <Enrolment hasPassword={hasPassword} onEnabled={showCodes} />}
    </SettingsSection>
  );
}

type EnabledProps = {
  state: TwoFactor & { enabled_at: string };
  hasPassword: boolean;
  onRenewed: (codes: string[]) => void;
  onDisabled: () => void;
};

function EnabledTwoFactor({ state, hasPassword, onRenewed, onDisabled }: EnabledProps) {
  const t = useTranslations("two-factor");
  const formatDate = useDates();
  const [dialog, setDialog] = useState<"renew" | "disable" | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <p className="text-sm">
        {t("since", { date: formatDate(new Date(state.enabled_at), { dateStyle: "long" }) })}{" "}
        {t("left", { count: state.recovery_codes_left })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setDialog("renew")}>
          {t("renew")}
        </Button>
        <Button variant="secondary" onClick={() => setDialog("disable")}>
          {t("disable")}
        </Button>
      </div>
      {dialog === "renew" && (
        <ProofDialog
          endpoint={renewRecoveryCodes}
          name="renew"
          hasPassword={hasPassword}
          onClose={close}
          onSuccess={({ recovery_codes }) => onRenewed(recovery_codes)}
        />
      )}
      {dialog === "disable" && (
        <ProofDialog
          endpoint={disableTwoFactor}
          name="disable"
          hasPassword={hasPassword}
          onClose={close}
          onSuccess={() => {
            toast.success(t("disabled"));
            onDisabled();
          }}
        />
      )}
    </>
  );
}
