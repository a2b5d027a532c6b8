"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { usedCategories } from "@/lib/core/email/templates";
import { type EmailPreferences, updateEmailPreferences } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

/** The mails one may do without: kept as soon as a box is ticked. */
export function EmailPreferencesSection({ first }: { first: EmailPreferences }) {
  const t = useTranslations("settings.mails");
  const [wanted, setWanted] = useState(first);

  async function change(next: EmailPreferences) {
    const before = wanted;
    setWanted(next);
    try {
      await call(updateEmailPreferences, { body: next });
      toast.success(t("saved"));
    } catch (error) {
      setWanted(before);
      toast.error(errorMessage(error, t("failed")));
    }
  }
  return (
    <SettingsSection id="mails" title={t("title")} text={t("text")}>
      <div>
        {usedCategories.map((category) => (
          <Checkbox
            key={category}
            label={t(category)}
            checked={wanted[category]}
            onChange={(event) => change({ ...wanted, [category]: event.target.checked })}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
