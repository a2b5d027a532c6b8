import { useTranslations } from "next-intl";
import { useSetting } from "@/components/ui/use-setting";
import {
  type PreferencesChange,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";

function useStoredPreference<V>(initialValue: V, change: (value: V) => PreferencesChange) {
  const t = useTranslations("settings.notifications");
  return useSetting(updateNotificationPreferences, {
    initialValue,
    request: (value: V) => ({ body: change(value) }),
    errorText: t("failed"),
    successText: () => t("saved"),
  });
}

/** On the server only the value: the hooks of the thirty boxes would be half of the time of their table. */
const useInitialPreference: typeof useStoredPreference = (value) => ({
  value,
  set() {},
  retry: undefined,
  error: undefined,
});

/** Stores one of the notification preferences; `change` makes the body of the request from a value. */
export const usePreference = typeof window === "undefined" ? useInitialPreference : useStoredPreference;
