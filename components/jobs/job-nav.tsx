"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import { studentPaths } from "@/lib/routes";

const sections = [
  ["board", studentPaths.jobs],
  ["saved", studentPaths.savedJobs],
  ["applications", studentPaths.applications],
] as const;

export function JobNav() {
  const t = useTranslations("jobs.nav");
  const path = usePathname();
  return (
    <TabLinks
      label={t("label")}
      links={sections.map(([name, href]) => ({ href, text: t(name), isCurrent: path === href }))}
    />
  );
}
