import { SettingsScreen } from "@/components/settings/settings-screen";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";
import { getSettings } from "@/lib/users/preferences";

export const generateMetadata = pageTitle("settings.title");

export default async function AdminSettings() {
  const viewer = await requirePageViewer(["admin"], adminPaths.settings);
  return <SettingsScreen viewer={viewer} settings={await getSettings(viewer)} />;
}
