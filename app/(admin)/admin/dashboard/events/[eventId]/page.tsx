import { EventPage } from "@/components/events/event-page";
import { eventMetadata } from "@/components/events/read-event";
import { areaPage } from "@/components/shell/area-page";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = eventMetadata;
export default areaPage("admin", adminPaths.events, EventPage);
