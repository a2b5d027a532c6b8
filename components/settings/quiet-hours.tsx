import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { InputField } from "@/components/ui/input-field";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { usePreference } from "./use-preference";

type Hours = NonNullable<NotificationPreferences["quiet_hours"]>;
const night: Hours = { from: "22:00", until: "07:00" };

export function QuietHours({ initialValue }: { initialValue: Hours | null }) {
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
  const [isLeft, setLeft] = useState(false);
  const isEqual = typed.from === typed.until;
  const errorOf = (name: keyof Hours) => {
    if (!typed[name]) return tRules("time_invalid");
    return isEqual && name === "until" ? tRules("times_equal") : undefined;
  };
  const save = () => {
    setLeft(true);
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
          error={isLeft ? errorOf(name) : undefined}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setLeft(false);
          }}
          onBlur={save}
        />
      ))}
    </div>
  );
}
