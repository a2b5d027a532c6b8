import { useTranslations } from "next-intl";
import { useState } from "react";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { useMutation } from "@/components/ui/use-mutation";
import { updateChatSettings } from "@/lib/chat/receipts-contract";
import type { ChatSettings } from "@/lib/chat/schemas";
import { playTone } from "./play-tone";

/** A section of the settings screen. */
export function ChatSection({ first }: { first: ChatSettings }) {
  const t = useTranslations("settings.chat");
  const [settings, setSettings] = useState(first);
  const { run, retry, error } = useMutation<typeof updateChatSettings, { body: Partial<ChatSettings> }>(
    updateChatSettings,
    {
      failed: t("failed"),
      done: t("saved"),
      optimistic({ body }) {
        setSettings({ ...settings, ...body });
        return () => setSettings(settings);
      },
      onSuccess: ({ data }) => setSettings(data),
    },
  );
  const update = (body: Partial<ChatSettings>) => run({ body });
  return (
    <SettingsSection id="chat" title={t("title")} text={t("text")}>
      <Checkbox
        label={t("receipts")}
        checked={settings.shows_receipts}
        onChange={({ target }) => update({ shows_receipts: target.checked })}
      />
      <Checkbox
        label={t("sound")}
        checked={settings.plays_sound}
        onChange={({ target }) => {
          if (target.checked) playTone();
          void update({ plays_sound: target.checked });
        }}
      />
      <ActionError error={error} retry={retry} />
    </SettingsSection>
  );
}
