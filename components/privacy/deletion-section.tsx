"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsSection } from "@/components/settings/settings-section";
import { Button } from "@/components/ui/button";
import { DeletionDialog } from "./deletion-dialog";

export function DeletionSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations("privacy.deletion");
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection id="deletion" title={t("title")} text={t("text")}>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t("hidden")}</li>
        <li>{t("restorable")}</li>
        <li>{t("erased")}</li>
      </ul>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("open")}
        </Button>
      </div>
      {asking && <DeletionDialog email={email} hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}
