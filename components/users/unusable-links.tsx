import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { FormError } from "@/components/ui/form-error";
import { authPaths } from "@/lib/routes";
import { BackLink, ContinueLink } from "./auth-step";

/** `home`: the area of a signed-in user. */
type Props = { step: "reset" | "verify"; home: string | null };

export function ExpiredLink({ step, home }: Props) {
  const t = useTranslations("users");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t(`${step}.title`)}</h1>
      <FormError>{t("linkEnded")}</FormError>
      {step === "reset" ? (
        <>
          <ButtonLink href={authPaths.forgotPassword}>{t("reset.another")}</ButtonLink>
          <BackLink home={home} />
        </>
      ) : (
        <>
          <p className="text-muted">{t("verify.again")}</p>
          <ContinueLink home={home} />
        </>
      )}
    </div>
  );
}

/** The token is missing: the URL was cut when it was copied. */
export function InvalidLink({ step, home }: Props) {
  const t = useTranslations("users");
  return (
    <>
      <h1 className="mb-4 text-2xl">{t(`${step}.title`)}</h1>
      <FormError>{t("linkMissing")}</FormError>
      <BackLink home={home} />
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
