import { SchoolSettingsForm } from "@/components/school-settings/school-settings-form";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";
import { getSchoolSettings } from "@/lib/school-settings/queries";

export const generateMetadata = pageTitle("school-settings.title");

export default async function SchoolSettingsPage() {
  const viewer = await requirePageViewer(["admin"], adminPaths.schoolSettings);
  return (
    <PageLayout>
      <SchoolSettingsForm settings={await getSchoolSettings(viewer)} />
    </PageLayout>
  );
}
