import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown to a user who was removed from their company, or never had one. */
export function NoCompany() {
  const t = useTranslations("companies.none");
  return <EmptyState illustration="closed-gate" heading="h1" title={t("title")} text={t("text")} />;
}
