import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { TabLinks } from "@/components/ui/tab-links";
import { adminPaths } from "@/lib/routes";

const tabs = ["companies", "applications"] as const;

type Props = { current: (typeof tabs)[number]; children: ReactNode };

export function CompaniesLayout({ current, children }: Props) {
  const t = useTranslations("company-management");
  return (
    <PageLayout wide title={t("title")}>
      <TabLinks
        label={t("tabs.label")}
        links={tabs.map((name) => ({
          href: adminPaths[name],
          text: t(`tabs.${name}`),
          isCurrent: name === current,
        }))}
      />
      {children}
    </PageLayout>
  );
}
