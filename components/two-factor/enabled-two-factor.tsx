import { useTranslations } from "next-intl";
import { useFormatDate } from "@/components/ui/use-format-date";
import { disableTwoFactor, renewRecoveryCodes, type TwoFactor } from "@/lib/two-factor/contract";
import { ProofButton } from "./proof-button";

type Props = {
  state: TwoFactor & { enabled_at: string };
  hasPassword: boolean;
  onRenewed: (codes: string[]) => void;
  onDisabled: () => void;
};

export function EnabledTwoFactor({ state, hasPassword, onRenewed, onDisabled }: Props) {
  const t = useTranslations("two-factor");
  const formatDate = useFormatDate();
  return (
    <>
      <p className="text-sm">
        {t("since", { date: formatDate(state.enabled_at, { dateStyle: "long" }) })}{" "}
        {t("left", { count: state.recovery_codes_left })}
      </p>
      <div className="flex flex-wrap gap-2">
        <ProofButton
          button={{ variant: "secondary" }}
          endpoint={renewRecoveryCodes}
          title={t("renew")}
          text={t("renewText")}
          confirm={t("renew")}
          errorText={t("renewFailed")}
          {...{ state, hasPassword }}
          onSuccess={({ recovery_codes }) => onRenewed(recovery_codes)}
        />
        <ProofButton
          button={{ variant: "secondary" }}
          endpoint={disableTwoFactor}
          title={t("disableTitle")}
          text={t("disableText")}
          confirm={t("disable")}
          errorText={t("disableFailed")}
          successText={t("disabled")}
          danger
          {...{ state, hasPassword }}
          onSuccess={onDisabled}
        />
      </div>
    </>
  );
}
