import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFormatDate } from "@/components/ui/use-format-date";
import { deleteAuthenticatorApp, type TwoFactor } from "@/lib/two-factor/contract";
import { Enrolment } from "./enrolment";
import { ProofButton } from "./proof-button";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

export type SecondFactorProps = {
  state: TwoFactor;
  hasPassword: boolean;
  onAdded: (recoveryCodes: string[]) => void;
  onChanged: () => void;
};

export function AuthenticatorApp({ state, hasPassword, onAdded, onChanged }: SecondFactorProps) {
  const t = useTranslations("two-factor.app");
  const formatDate = useFormatDate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { app_enabled_at, passkeys } = state;
  useFocusAfterRemoval(heading, app_enabled_at ? 1 : 0);
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {t("title")}
        </h3>
        <p className="mt-1 text-muted text-sm">
          {app_enabled_at
            ? t("since", { date: formatDate(app_enabled_at, { dateStyle: "long" }) })
            : t("text")}
        </p>
      </div>
      {!app_enabled_at && <Enrolment state={state} hasPassword={hasPassword} onEnabled={onAdded} />}
      {app_enabled_at && passkeys.length > 0 && (
        <ProofButton
          button={{
            variant: "quiet-danger",
            size: "small",
            className: "justify-self-start",
            "aria-label": t("delete"),
          }}
          endpoint={deleteAuthenticatorApp}
          title={t("deleteTitle")}
          text={t("deleteText")}
          confirm={t("deleteShort")}
          errorText={t("deleteFailed")}
          successText={t("deleted")}
          danger
          {...{ state, hasPassword }}
          onSuccess={onChanged}
        />
      )}
    </div>
  );
}
