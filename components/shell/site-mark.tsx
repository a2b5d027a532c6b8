import type { ReactNode } from "react";
import { LogoImage } from "@/components/ui/logo-image";
import { Wordmark } from "@/components/ui/mark";
import { currentSite } from "@/lib/site";

type Props = { fallback?: ReactNode; isNarrow?: boolean };

/** The school's logo, else the mark of the product. */
export function SiteMark({ fallback = <Wordmark />, isNarrow }: Props) {
  const { logo, contact } = currentSite();
  return logo ? <LogoImage logo={logo} name={contact.name} isNarrow={isNarrow} /> : fallback;
}
