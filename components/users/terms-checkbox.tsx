import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

type Props = Omit<ComponentProps<typeof Checkbox>, "label">;

/** Both documents open in a new tab, so that nothing typed is lost. */
export function TermsCheckbox(props: Props) {
  const t = useTranslations("users.signup");
  const locale = useLocale();
  const document = (path: string) => (words: ReactNode) => (
    <a
      href={localizedPath(locale, path)}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-4"
    >
      {words}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
  return (
    <div>
      <Checkbox label={t.rich("terms", { terms: document(publicPaths.terms) })} {...props} />
      <p className="pl-8 text-muted text-sm">
        {t.rich("privacy", { privacy: document(publicPaths.privacy) })}
      </p>
    </div>
  );
}
