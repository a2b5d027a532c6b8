import { ReceivedAnnouncementPage } from "@/components/announcements/received-announcement-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { areas } from "@/lib/routes";

export const generateMetadata = pageTitle("announcements.received.title");
export default areaPage("company", `${areas.company}/announcements`, ReceivedAnnouncementPage);
