import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { copyText } from "@/components/ui/copy-text";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { Copy } from "@/components/ui/icons";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { confirmTwoFactor, type TwoFactorSecret } from "@/lib/two-factor/contract";
import { CodeField } from "./code-field";

type Props = {
  secret: TwoFactorSecret;
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
};

export function ConfirmSecret({ secret: { secret, qr }, onConfirmed, onCancel }: Props) {
  const t = useTranslations("two-factor");
  const { bind, ...state } = useEndpointForm(confirmTwoFactor, {
    defaultValues: { code: "" },
    errorText: t("startFailed"),
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  const copyKey = () => copyText(secret, { successText: t("keyCopied"), errorText: t("copyKeyFailed") });
  return (
    <div className="grid gap-4">
      <p className="text-sm">{t("scan")}</p>
      {/* Dark on light in both themes: not every app reads an inverted code. */}
      <svg
        role="img"
        aria-label={t("qr")}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-56 rounded-control"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm">
          {t("secret")}{" "}
          <code className="wrap-anywhere select-all font-mono font-semibold">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </code>
        </p>
        <Button variant="secondary" size="small" onClick={copyKey}>
          <Copy />
          {t("copyKey")}
        </Button>
      </div>
      <EndpointForm
        state={state}
        submitLabel={t("confirm")}
        aria-label={t("title")}
        className="grid max-w-[25rem] gap-4"
      >
        <CodeField kind="app" label={t("code")} hint={t("codeHint")} autoFocus {...bind("code")} />
      </EndpointForm>
      <CancelButton onClick={onCancel} className="justify-self-start" />
    </div>
  );
}
