import { useTranslations } from "next-intl";
import { type ChosenImage, useChosenImage } from "@/components/ui/use-chosen-image";
import { companyLimits } from "@/lib/companies/limits";
import { imageTypes } from "@/lib/core/images/constants";

export function useLogo(saved: string | null): ChosenImage {
  const t = useTranslations("companies.profile");
  const errors = { kindError: t("logoKind"), sizeError: t("logoSize") };
  return useChosenImage(saved, { types: imageTypes, maxBytes: companyLimits.logoBytes, ...errors });
}
