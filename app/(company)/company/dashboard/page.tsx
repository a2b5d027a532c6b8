import { CreateJobScreen } from "@/components/jobs/create-job-screen";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.company.title");

export default async function CompanyDashboard() {
  return <CreateJobScreen viewer={await requirePageViewer(["company"], companyPaths.home)} />;
}
