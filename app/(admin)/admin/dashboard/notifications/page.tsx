import { NotificationsPage } from "@/components/notifications/notifications-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.bell.title");
export default areaPage("admin", adminPaths.notifications, NotificationsPage);
