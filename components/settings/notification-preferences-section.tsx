import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { SelectField } from "@/components/ui/select-field";
import { digestFrequencies } from "@/db/enums";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { ChannelTable } from "./channel-table";
import { QuietHours } from "./quiet-hours";
import { SettingsSection } from "./settings-section";
import { usePreference } from "./use-preference";

export function NotificationPreferencesSection({ initialData }: { initialData: NotificationPreferences }) {
  const t = useTranslations("settings.notifications");
  const digest = usePreference(initialData.digest, (value) => ({ digest: value }));
  return (
    <SettingsSection id="notifications" title={t("title")} text={t("text")}>
      <ChannelTable categories={initialData.categories} />
      <SelectField
        label={t("frequency")}
        hint={t("frequencyHint")}
        className="md:max-w-xs"
        options={digestFrequencies.map((frequency) => [frequency, t(`frequencies.${frequency}`)] as const)}
        value={digest.value}
        onChange={(event) => digest.set(event.target.value as typeof digest.value)}
      />
      <ActionError error={digest.error} retry={digest.retry} />
      <QuietHours initialValue={initialData.quiet_hours} />
    </SettingsSection>
  );
}
