import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { useMutation } from "@/components/ui/use-mutation";
import { updatePresenceSettings } from "@/lib/presence/contract";
import type { PresenceSettings } from "@/lib/presence/schemas";

export function PresenceSection({ first }: { first: PresenceSettings }) {
  const t = useTranslations("presence.settings");
  const [settings, setSettings] = useState(first);
  const { run, retry, error } = useMutation<typeof updatePresenceSettings, { body: PresenceSettings }>(
    updatePresenceSettings,
    {
      failed: t("failed"),
      done: t("saved"),
      optimistic({ body }) {
        setSettings(body);
        return () => setSettings(settings);
      },
    },
  );
  return (
    <SettingsSection id="presence" title={t("title")} text={t("text")}>
      <Checkbox
        label={t("hide")}
        checked={settings.is_hidden}
        onChange={(event) => run({ body: { is_hidden: event.target.checked } })}
      />
      <ActionError error={error} retry={retry} />
    </SettingsSection>
  );
}
