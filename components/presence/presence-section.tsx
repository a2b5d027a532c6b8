import { useTranslations } from "next-intl";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { useSetting } from "@/components/ui/use-setting";
import { updatePresenceSettings } from "@/lib/presence/contract";
import type { PresenceSettings } from "@/lib/presence/schemas";

export function PresenceSection({ initialData }: { initialData: PresenceSettings }) {
  const t = useTranslations("presence.settings");
  const isHidden = useSetting(updatePresenceSettings, {
    initialValue: initialData.is_hidden,
    request: (is_hidden) => ({ body: { is_hidden } }),
    errorText: t("failed"),
    successText: () => t("saved"),
  });
  return (
    <SettingsSection id="presence" title={t("title")} text={t("text")}>
      <Checkbox
        label={t("hide")}
        checked={isHidden.value}
        onChange={(event) => isHidden.set(event.target.checked)}
      />
      <ActionError error={isHidden.error} retry={isHidden.retry} />
    </SettingsSection>
  );
}
