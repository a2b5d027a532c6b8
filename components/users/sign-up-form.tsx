import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useTimeout } from "@/components/ui/use-timeout";
import { NewPasswordFields } from "./password-field";
import { TermsCheckbox } from "./terms-checkbox";

const signInDelayMs = 2000;

/** The state outlives the form, which the other tab replaces. */
export function useSignUp() {
  const t = useTranslations("users");
  return useEndpointForm(async () => (await import("@/lib/users/contract")).signupStudent, {
    errorText: t("failed.signup"),
    draftKey: "sign-up",
    request: (values) => ({ body: { ...values, terms: true } }),
    successText: t("signup.created"),
  });
}

type Props = {
  state: ReturnType<typeof useSignUp>;
  /** The email domains that the school accepts; all are when it is empty. */
  domains: readonly string[];
  onCreated: (email: string) => void;
};

/** Calls `onCreated` 2 s after the account was created. */
export function SignUpForm({ state, domains, onCreated }: Props) {
  const t = useTranslations("users");
  const { form, isBusy, bind } = state;
  const isCreated = form.formState.isSubmitSuccessful;
  useTimeout(isCreated, signInDelayMs, () => onCreated(form.getValues("email")));
  return (
    <EndpointForm state={{ ...state, isBusy: isBusy || isCreated }} submitLabel={t("signup.submit")} wide>
      <InputField label={t("signup.name")} {...bind("name")} autoComplete="name" required />
      <InputField
        label={t("email")}
        hint={
          domains.length > 0 &&
          t("signup.emailHint", { domains: domains.map((domain) => `@${domain}`).join(", ") })
        }
        {...bind("email")}
        type="email"
        autoComplete="email"
        required
      />
      <NewPasswordFields label={t("password")} confirmation={t("signup.confirmation")} bind={bind} />
      <TermsCheckbox {...bind("terms")} />
    </EndpointForm>
  );
}
