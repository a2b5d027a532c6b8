import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { digestFrequencies } from "@/db/enums";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { ChannelTable } from "./channel-table";
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

type Hours = NonNullable<NotificationPreferences["quiet_hours"]>;
const night: Hours = { from: "22:00", until: "07:00" };

function QuietHours({ initialValue }: { initialValue: Hours | null }) {
  const t = useTranslations("settings.notifications");
  const { value, set, retry, error } = usePreference(initialValue, (quiet_hours) => ({ quiet_hours }));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold text-sm">{t("quiet")}</legend>
      <p className="text-muted text-sm">{t("quietHint")}</p>
      <Checkbox
        label={t("quietOn")}
        checked={value !== null}
        onChange={(event) => set(event.target.checked ? night : null)}
      />
      {value && <QuietTimes hours={value} onChange={set} />}
      <ActionError error={error} retry={retry} />
    </fieldset>
  );
}

/** The hours are saved when a field is left, once both are times and differ. */
function QuietTimes({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useTranslations("settings.notifications");
  const tRules = useTranslations("validation");
  const [typed, setTyped] = useState(hours);
  const [isTouched, setTouched] = useState(false);
  const isEqual = typed.from === typed.until;
  const errorOf = (name: keyof Hours) => {
    if (!typed[name]) return tRules("time_invalid");
    return isEqual && name === "until" ? tRules("times_equal") : undefined;
  };
  const save = () => {
    setTouched(true);
    const isChanged = typed.from !== hours.from || typed.until !== hours.until;
    if (isChanged && typed.from && typed.until && !isEqual) onChange(typed);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(["from", "until"] as const).map((name) => (
        <InputField
          key={name}
          label={t(`quietTimes.${name}`)}
          type="time"
          className="w-[8rem]"
          value={typed[name]}
          error={isTouched ? errorOf(name) : undefined}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setTouched(false);
          }}
          onBlur={save}
        />
      ))}
    </div>
  );
}
