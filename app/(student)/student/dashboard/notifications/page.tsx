import { NotificationsPage } from "@/components/notifications/notifications-page";
import { areaPage } from "@/components/shell/area-page";
import { pageTitle } from "@/components/shell/page-title";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.bell.title");
export default areaPage("student", studentPaths.notifications, NotificationsPage);
