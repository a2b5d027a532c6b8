import { EventsPage } from "@/components/events/events-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("events.title");
export default areaPage("admin", adminPaths.events, EventsPage);
