import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { TabLinks } from "@/components/ui/tab-links";
import { adminPaths } from "@/lib/routes";

const tabs = [
  ["posts", adminPaths.content],
  ["comments", adminPaths.comments],
] as const;

type Props = { current: (typeof tabs)[number][0]; children: ReactNode };

export async function ContentLayout({ current, children }: Props) {
  const t = await getTranslations("post-management");
  return (
    <PageLayout wide title={t("title")}>
      <TabLinks
        label={t("tabs.label")}
        links={tabs.map(([name, href]) => ({ href, text: t(`tabs.${name}`), isCurrent: name === current }))}
      />
      {children}
    </PageLayout>
  );
}
