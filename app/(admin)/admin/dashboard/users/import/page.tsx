import { getTranslations } from "next-intl/server";
import { RosterImport } from "@/components/roster/roster-import";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { BackLink } from "@/components/ui/back-link";
import { PageHeading } from "@/components/ui/page-heading";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("roster.title");

export default async function ImportUsersPage() {
  await requirePageViewer(["admin"], adminPaths.importUsers);
  const [t, tManagement] = await Promise.all([getTranslations("roster"), getTranslations("user-management")]);
  return (
    <PageLayout wide>
      <div className="grid grid-cols-1 gap-4">
        <BackLink href={adminPaths.users}>{tManagement("title")}</BackLink>
        <PageHeading title={t("title")} lead={t("text")} />
        <RosterImport />
      </div>
    </PageLayout>
  );
}
