import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/users/password-field";
import { CodeField } from "./code-field";
import type { useProof } from "./use-proof";

type BoundFieldProps = Omit<ComponentProps<typeof PasswordField>, "label" | "kind">;

type Props = {
  proof: ReturnType<typeof useProof>;
  hasPassword: boolean;
  bind: (name: "current_password" | "code") => BoundFieldProps;
};

export function ProofFields({ proof: { kind, switchKind }, hasPassword, bind }: Props) {
  const t = useTranslations("two-factor");
  return (
    <>
      {hasPassword && <PasswordField kind="current" label={t("password")} {...bind("current_password")} />}
      {kind === "code" && <CodeField kind="any" label={t("proofCode")} {...bind("code")} />}
      {kind === "passkey" && <p className="text-muted text-sm">{t("passkeys.proof")}</p>}
      {kind !== "none" && switchKind && (
        <Button variant="secondary" size="small" onClick={switchKind} className="justify-self-start">
          {t(kind === "passkey" ? "passkeys.useCode" : "passkeys.use")}
        </Button>
      )}
    </>
  );
}
