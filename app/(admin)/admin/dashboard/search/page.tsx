import { ResultsPage, searchMetadata } from "@/components/search/results-page";
import { areaPage } from "@/components/shell/area-page";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = searchMetadata;
export default areaPage("admin", adminPaths.search, ResultsPage);
