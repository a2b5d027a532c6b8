import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { getSettings } from "@/lib/accounts/preferences";
import { pageViewer } from "@/lib/auth/page-viewer";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default async function CompanySettings() {
  const viewer = await pageViewer(["company"], "/company/dashboard/settings");
  return <SettingsScreen viewer={viewer} settings={await getSettings(viewer)} />;
}
