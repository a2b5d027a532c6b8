import { EventsPage } from "@/components/events/events-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("events.title");
export default areaPage("student", studentPaths.events, EventsPage);
