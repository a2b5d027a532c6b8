import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

/** The tag of a rich message that links to the contact page. */
export function useContactLink(className = "text-accent underline underline-offset-4") {
  const href = localizedPath(useLocale(), publicPaths.contact);
  return (words: ReactNode) => (
    <a href={href} className={className}>
      {words}
    </a>
  );
}
