import { useTranslations } from "next-intl";
import { FormProblem } from "./form-problem";
import { StepLink } from "./step";

/** The address was cut on its way out of the mail. */
export function LinkMissing({ step }: { step: "reset" | "verify" }) {
  const t = useTranslations("accounts");
  return (
    <>
      <h1 className="mb-4 text-2xl">{t(`${step}.title`)}</h1>
      <FormProblem>{t("linkMissing")}</FormProblem>
      <StepLink href="/login">{t("backToSignIn")}</StepLink>
    </>
  );
}
