import { CreateJobScreen } from "@/components/jobs/create-job-screen";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("jobs.form.title");

export default async function CreateJobPage() {
  const viewer = await requirePageViewer(["company"], companyPaths.createJob);
  return <CreateJobScreen viewer={viewer} />;
}
