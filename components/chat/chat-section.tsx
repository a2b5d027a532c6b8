import { useTranslations } from "next-intl";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { useSetting } from "@/components/ui/use-setting";
import { updateChatSettings } from "@/lib/chat/receipts-contract";
import type { ChatSettings } from "@/lib/chat/schemas";
import { playTone } from "./play-tone";

export function ChatSection({ initialData }: { initialData: ChatSettings }) {
  const t = useTranslations("settings.chat");
  const receipts = useChatSetting("shows_receipts", initialData);
  const sound = useChatSetting("plays_sound", initialData);
  return (
    <SettingsSection id="chat" title={t("title")} text={t("text")}>
      <Checkbox
        label={t("receipts")}
        checked={receipts.value}
        onChange={({ target }) => receipts.set(target.checked)}
      />
      <ActionError error={receipts.error} retry={receipts.retry} />
      <Checkbox
        label={t("sound")}
        checked={sound.value}
        onChange={({ target }) => {
          if (target.checked) playTone();
          sound.set(target.checked);
        }}
      />
      <ActionError error={sound.error} retry={sound.retry} />
    </SettingsSection>
  );
}

function useChatSetting(name: keyof ChatSettings, initialData: ChatSettings) {
  const t = useTranslations("settings.chat");
  return useSetting(updateChatSettings, {
    initialValue: initialData[name],
    request: (value) => ({ body: { [name]: value } }),
    errorText: t("failed"),
    successText: () => t("saved"),
  });
}
