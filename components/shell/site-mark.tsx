import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/illustrations/mark";
import { LogoImage } from "@/components/ui/logo-image";
import { currentSite } from "@/lib/site";

/** The school's logo, else the mark of the product. */
export function SiteMark({
  fallback = <Wordmark />,
  isNarrow,
}: {
  fallback?: ReactNode;
  isNarrow?: boolean | undefined;
}) {
  const { logo, contact } = currentSite();
  return logo ? <LogoImage logo={logo} name={contact.name} isNarrow={isNarrow} /> : fallback;
}
