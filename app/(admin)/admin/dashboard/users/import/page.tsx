import { getTranslations } from "next-intl/server";
import { RosterImport } from "@/components/roster/roster-import";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { BackLink } from "@/components/ui/back-link";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("roster.title");

export default async function ImportUsersPage() {
  await requirePageViewer(["admin"], adminPaths.importUsers);
  const [t, tManagement] = await Promise.all([getTranslations("roster"), getTranslations("user-management")]);
  return (
    <PageLayout wide>
      <div className="grid grid-cols-1 gap-5">
        <div>
          <BackLink href={adminPaths.users}>{tManagement("title")}</BackLink>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-1 max-w-post text-muted text-sm">{t("text")}</p>
        </div>
        <RosterImport />
      </div>
    </PageLayout>
  );
}
