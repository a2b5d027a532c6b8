import { DecisionPage } from "@/components/moderation/decision-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { areas } from "@/lib/routes";

export const generateMetadata = pageTitle("moderation.decision.title");
export default areaPage("admin", `${areas.admin}/decisions`, DecisionPage);
