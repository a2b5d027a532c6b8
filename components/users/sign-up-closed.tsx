import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

export function SignUpClosed({ message }: { message: "signup.closed" | "companySignup.closed" }) {
  const t = useTranslations("users");
  const contact = useContactLink();
  return <p className="rounded-card border border-edge p-4">{t.rich(message, { contact })}</p>;
}

/** The tag of a rich message that links to the contact page. */
export function useContactLink() {
  const href = localizedPath(useLocale(), publicPaths.contact);
  return (words: ReactNode) => (
    <a href={href} className="text-accent underline underline-offset-4">
      {words}
    </a>
  );
}
