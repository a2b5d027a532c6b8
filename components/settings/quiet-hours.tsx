import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { InputField } from "@/components/ui/input-field";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { type SetPreferences, useChangePreferences } from "./use-change-preferences";

type Hours = NonNullable<NotificationPreferences["quiet_hours"]>;
type Props = { hours: Hours | null; onChange: SetPreferences };

const night: Hours = { from: "22:00", until: "07:00" };

export function QuietHours({ hours, onChange }: Props) {
  const t = useTranslations("settings.notifications");
  const { run, retry, busy, error } = useChangePreferences(onChange);
  const isOn = hours !== null;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold text-sm">{t("quiet")}</legend>
      <p className="text-muted text-sm">{t("quietHint")}</p>
      <Checkbox
        label={t("quietOn")}
        checked={busy ? !isOn : isOn}
        onChange={(event) => run({ quiet_hours: event.target.checked ? night : null })}
      />
      {hours && <QuietTimes key={`${hours.from}-${hours.until}`} hours={hours} onChange={onChange} />}
      <ActionError error={error} retry={retry} />
    </fieldset>
  );
}

/** Saved when a field is left, once both are times. */
function QuietTimes({ hours, onChange }: { hours: Hours; onChange: SetPreferences }) {
  const t = useTranslations("settings.notifications");
  const [typed, setTyped] = useState(hours);
  const { run, retry, error } = useChangePreferences(onChange);
  const save = () => {
    const isChanged = typed.from !== hours.from || typed.until !== hours.until;
    if (isChanged && typed.from && typed.until && typed.from !== typed.until) run({ quiet_hours: typed });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(["from", "until"] as const).map((name) => (
        <InputField
          key={name}
          label={t(`quietTimes.${name}`)}
          type="time"
          className="w-32"
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          onBlur={save}
        />
      ))}
      <ActionError error={error} retry={retry} />
    </div>
  );
}
