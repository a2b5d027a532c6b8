import { useTranslations } from "next-intl";
import { FormError } from "@/components/ui/form-error";
import { authPaths } from "@/lib/routes";
import { StepLink } from "./auth-step";

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
