import type { ReactNode } from "react";
import { LogoImage } from "@/components/ui/logo-image";
import { Wordmark } from "@/components/ui/mark";
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
