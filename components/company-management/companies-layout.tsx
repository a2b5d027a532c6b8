import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { TabLinks } from "@/components/ui/tab-links";
import { adminPaths } from "@/lib/routes";

type Props = { current: "companies" | "applications"; children: ReactNode };

export function CompaniesLayout({ current, children }: Props) {
  const t = useTranslations("company-management");
  return (
    <PageLayout wide>
      <div className="grid grid-cols-1 gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        <TabLinks
          label={t("tabs.label")}
          links={[
            { href: adminPaths.companies, text: t("tabs.companies"), isCurrent: current === "companies" },
            {
              href: adminPaths.applications,
              text: t("tabs.applications"),
              isCurrent: current === "applications",
            },
          ]}
        />
        {children}
      </div>
    </PageLayout>
  );
}
