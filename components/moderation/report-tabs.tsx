"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import { type ReportsSearchParams, reportsHref } from "@/lib/moderation/reports-search-params";

type Props = { tab: ReportsSearchParams["tab"]; waiting: number; appeals: number };

export function ReportTabs({ tab, waiting, appeals }: Props) {
  const t = useTranslations("moderation.queue");
  const texts = {
    reports: t("reportsTab", { count: waiting }),
    appeals: t("appealsTab", { count: appeals }),
    decided: t("decidedTab"),
  };
  const tabs = Object.entries(texts) as [typeof tab, string][];
  const links = tabs.map(([name, text]) => ({
    href: reportsHref({ tab: name }),
    text,
    isCurrent: tab === name,
  }));
  return <TabLinks label={t("tabs")} links={links} />;
}
