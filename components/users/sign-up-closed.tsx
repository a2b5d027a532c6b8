import { useTranslations } from "next-intl";
import { useContactLink } from "./use-contact-link";

export function SignUpClosed({ message }: { message: "signup.closed" | "companySignup.closed" }) {
  const t = useTranslations("users");
  const contact = useContactLink();
  return <p className="rounded-card border border-edge p-4">{t.rich(message, { contact })}</p>;
}
