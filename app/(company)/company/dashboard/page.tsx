import { CreateJobScreen } from "@/components/jobs/create-job-screen";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.company.title");
export default areaPage("company", companyPaths.home, CreateJobScreen);
