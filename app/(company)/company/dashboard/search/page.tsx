import { ResultsPage, searchMetadata } from "@/components/search/results-page";
import { areaPage } from "@/components/shell/area-page";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = searchMetadata;
export default areaPage("company", companyPaths.search, ResultsPage);
