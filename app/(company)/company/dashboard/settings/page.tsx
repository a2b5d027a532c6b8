import { SettingsScreen } from "@/components/settings/settings-screen";
import { pageTitle } from "@/components/shell/page-title";
import { getChatSettings } from "@/lib/chat/receipts";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";
import { getSettings } from "@/lib/users/preferences";

export const generateMetadata = pageTitle("settings.title");

export default async function CompanySettings() {
  const viewer = await requirePageViewer(["company"], companyPaths.settings);
  const [settings, chat] = await Promise.all([getSettings(viewer), getChatSettings(viewer)]);
  return <SettingsScreen viewer={viewer} settings={settings} chat={chat} />;
}
