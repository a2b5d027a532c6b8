import { ResultsPage, searchMetadata } from "@/components/search/results-page";
import { areaPage } from "@/components/shell/area-page";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = searchMetadata;
export default areaPage("student", studentPaths.search, ResultsPage);
