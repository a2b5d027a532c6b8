import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { EmptyState } from "@/components/ui/empty-state";

/** The page of a user who was removed from their company, or never had one. */
export function NoCompany({ aside }: { aside?: ReactNode }) {
  const t = useTranslations("companies.none");
  return (
    <PageLayout aside={aside}>
      <EmptyState illustration="closed-gate" heading="h1" title={t("title")} text={t("text")} />
    </PageLayout>
  );
}
