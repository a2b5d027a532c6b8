import { useTranslations } from "next-intl";
import { useSetting } from "@/components/ui/use-setting";
import {
  type PreferencesChange,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";

/** One of the notification preferences; `change` is what storing a value of it sends. */
export function usePreference<V>(initialValue: V, change: (value: V) => PreferencesChange) {
  const t = useTranslations("settings.notifications");
  return useSetting(updateNotificationPreferences, {
    initialValue,
    request: (value: V) => ({ body: change(value) }),
    errorText: t("failed"),
    successText: () => t("saved"),
  });
}
