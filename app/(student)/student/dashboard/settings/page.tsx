import { SettingsScreen } from "@/components/settings/settings-screen";
import { pageTitle } from "@/components/shell/page-title";
import { listHiddenUsers } from "@/lib/blocks/queries";
import { getChatSettings } from "@/lib/chat/receipts";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { getPresenceSettings } from "@/lib/presence/queries";
import { studentPaths } from "@/lib/routes";
import { getSettings } from "@/lib/users/preferences";

export const generateMetadata = pageTitle("settings.title");

export default async function StudentSettings() {
  const viewer = await requirePageViewer(["student"], studentPaths.settings);
  const [settings, chat, presence, hiddenUsers] = await Promise.all([
    getSettings(viewer),
    getChatSettings(viewer),
    getPresenceSettings(viewer),
    listHiddenUsers(viewer),
  ]);
  return (
    <SettingsScreen viewer={viewer} settings={settings} chat={chat} student={{ presence, hiddenUsers }} />
  );
}
