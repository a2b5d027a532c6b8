import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { FormError } from "@/components/ui/form-error";
import { authPaths } from "@/lib/routes";
import { StepLink } from "./auth-step";

type Props = { step: "reset" } | { step: "verify"; home: string | null };

export function ExpiredLink(props: Props) {
  const t = useTranslations("users");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t(`${props.step}.title`)}</h1>
      <FormError>{t("linkEnded")}</FormError>
      {props.step === "reset" ? (
        <>
          <ButtonLink href={authPaths.forgotPassword}>{t("reset.another")}</ButtonLink>
          <StepLink href={authPaths.login}>{t("backToSignIn")}</StepLink>
        </>
      ) : (
        <>
          <p className="text-muted">{t("verify.again")}</p>
          <ButtonLink href={props.home ?? authPaths.login}>
            {t(props.home ? "toHome" : "toSignIn")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The token is missing: the URL was cut when it was copied. */
export function InvalidLink({ step }: { step: "reset" | "verify" }) {
  const t = useTranslations("users");
  return (
    <>
      <h1 className="mb-4 text-2xl">{t(`${step}.title`)}</h1>
      <FormError>{t("linkMissing")}</FormError>
      <StepLink href={authPaths.login}>{t("backToSignIn")}</StepLink>
    </>
  );
}

/** Shown when the password was entered more than five minutes ago, or not in this browser. */
export function ExpiredSignIn({ signInHref }: { signInHref: string }) {
  const t = useTranslations("users");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t("code.title")}</h1>
      <FormError>{t("code.expired")}</FormError>
      <ButtonLink href={signInHref}>{t("toSignIn")}</ButtonLink>
    </div>
  );
}
