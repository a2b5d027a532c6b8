"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { useMutation } from "@/components/ui/use-mutation";
import type { EmailCategory } from "@/db/enums";
import { usedCategories } from "@/lib/core/email/templates";
import { type EmailPreferences, updateEmailPreferences } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

/** Each change is saved at once. */
export function EmailPreferencesSection({ first }: { first: EmailPreferences }) {
  const t = useTranslations("settings.emails");
  const [preferences, setPreferences] = useState(first);
  return (
    <SettingsSection id="emails" title={t("title")} text={t("text")}>
      <div>
        {usedCategories.map((category) => (
          <Preference
            key={category}
            category={category}
            preferences={preferences}
            onChange={setPreferences}
          />
        ))}
      </div>
    </SettingsSection>
  );
}

type PreferenceProps = {
  category: EmailCategory;
  preferences: EmailPreferences;
  onChange: (preferences: EmailPreferences) => void;
};

function Preference({ category, preferences, onChange }: PreferenceProps) {
  const t = useTranslations("settings.emails");
  const { run, retry, error } = useMutation<typeof updateEmailPreferences, { body: EmailPreferences }>(
    updateEmailPreferences,
    {
      failed: t("failed"),
      done: t("saved"),
      optimistic({ body }) {
        onChange(body);
        return () => onChange(preferences);
      },
    },
  );
  return (
    <>
      <Checkbox
        label={t(category)}
        checked={preferences[category]}
        onChange={(event) => run({ body: { ...preferences, [category]: event.target.checked } })}
      />
      <ActionError error={error} retry={retry} />
    </>
  );
}
