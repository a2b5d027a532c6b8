import { useTranslations } from "next-intl";
import { useSetting } from "@/components/ui/use-setting";
import {
  type PreferencesChange,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";

/** Stores one of the notification preferences; `change` makes the body of the request from a value. */
export function usePreference<V>(initialValue: V, change: (value: V) => PreferencesChange) {
  const t = useTranslations("settings.notifications");
  return useSetting(updateNotificationPreferences, {
    initialValue,
    request: (value: V) => ({ body: change(value) }),
    errorText: t("failed"),
    successText: () => t("saved"),
  });
}
