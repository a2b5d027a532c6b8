import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";
import { getSettings } from "@/lib/users/preferences";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default async function CompanySettings() {
  const viewer = await requirePageViewer(["company"], companyPaths.settings);
  return <SettingsScreen viewer={viewer} settings={await getSettings(viewer)} />;
}
