"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast";
import { changeMailPreferences, type MailPreferences } from "@/lib/accounts/settings-contract";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { usedCategories } from "@/lib/mails/kinds";
import { Section } from "./section";

/** The mails one may do without: kept as soon as a box is ticked. */
export function MailSection({ first }: { first: MailPreferences }) {
  const t = useTranslations("settings.mails");
  const [wanted, setWanted] = useState(first);

  async function change(next: MailPreferences) {
    const before = wanted;
    setWanted(next);
    try {
      await call(changeMailPreferences, { body: next });
      toast.success(t("saved"));
    } catch (error) {
      setWanted(before);
      toast.error(failureText(error, t("failed")));
    }
  }
  return (
    <Section id="mails" title={t("title")} text={t("text")}>
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
    </Section>
  );
}
