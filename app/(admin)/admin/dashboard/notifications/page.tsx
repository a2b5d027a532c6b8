import { NotificationsPage } from "@/components/notifications/notifications-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.bell.title");

export default async function Notifications(props: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.notifications);
  return <NotificationsPage viewer={viewer} path={adminPaths.notifications} {...props} />;
}
