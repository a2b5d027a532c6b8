import { useTranslations } from "next-intl";
import { ClosedGate } from "@/components/ui/art/closed-gate";
import { EmptyState } from "@/components/ui/empty-state";

/** For a user who was removed from their company, or never had one. */
export function NoCompany() {
  const t = useTranslations("companies.none");
  return <EmptyState art={<ClosedGate />} heading="h1" title={t("title")} text={t("text")} />;
}
