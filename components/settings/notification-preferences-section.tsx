import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { SelectField } from "@/components/ui/select-field";
import { digestFrequencies } from "@/db/enums";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { ChannelTable } from "./channel-table";
import { QuietHours } from "./quiet-hours";
import { SettingsSection } from "./settings-section";
import { useChangePreferences } from "./use-change-preferences";

/** Each change is saved at once. */
export function NotificationPreferencesSection({ first }: { first: NotificationPreferences }) {
  const t = useTranslations("settings.notifications");
  const [preferences, setPreferences] = useState(first);
  const { run, retry, error } = useChangePreferences(setPreferences);
  return (
    <SettingsSection id="notifications" title={t("title")} text={t("text")}>
      <ChannelTable categories={preferences.categories} onChange={setPreferences} />
      <SelectField
        label={t("frequency")}
        hint={t("frequencyHint")}
        className="md:max-w-xs"
        options={digestFrequencies.map((frequency) => [frequency, t(`frequencies.${frequency}`)] as const)}
        value={preferences.digest}
        onChange={(event) => {
          const digest = digestFrequencies.find((frequency) => frequency === event.target.value);
          if (digest) run({ digest });
        }}
      />
      <ActionError error={error} retry={retry} />
      <QuietHours hours={preferences.quiet_hours} onChange={setPreferences} />
    </SettingsSection>
  );
}
