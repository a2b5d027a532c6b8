import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormatDate } from "@/components/ui/use-format-date";
import { disableTwoFactor, renewRecoveryCodes, type TwoFactor } from "@/lib/two-factor/contract";
import { ProofDialog } from "./proof-dialog";

type Props = {
  state: TwoFactor & { enabled_at: string };
  hasPassword: boolean;
  onRenewed: (codes: string[]) => void;
  onDisabled: () => void;
};

export function EnabledTwoFactor({ state, hasPassword, onRenewed, onDisabled }: Props) {
  const t = useTranslations("two-factor");
  const formatDate = useFormatDate();
  const [dialog, setDialog] = useState<"renew" | "disable" | null>(null);
  const proof = { state, hasPassword, onClose: () => setDialog(null) };
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
          title={t("renew")}
          text={t("renewText")}
          confirm={t("renew")}
          errorText={t("renewFailed")}
          {...proof}
          onSuccess={({ recovery_codes }) => onRenewed(recovery_codes)}
        />
      )}
      {dialog === "disable" && (
        <ProofDialog
          endpoint={disableTwoFactor}
          title={t("disableTitle")}
          text={t("disableText")}
          confirm={t("disable")}
          errorText={t("disableFailed")}
          successText={t("disabled")}
          danger
          {...proof}
          onSuccess={onDisabled}
        />
      )}
    </>
  );
}
