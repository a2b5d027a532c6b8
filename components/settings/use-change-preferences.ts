import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import {
  type NotificationPreferences,
  type PreferencesChange,
  updateNotificationPreferences,
} from "@/lib/notifications/preferences-contract";

export type SetPreferences = (preferences: NotificationPreferences) => void;

/** A control shows its new value while `busy`: the response has what is stored. */
export function useChangePreferences(setPreferences: SetPreferences) {
  const t = useTranslations("settings.notifications");
  const { run, ...rest } = useMutation<typeof updateNotificationPreferences, { body: PreferencesChange }>(
    updateNotificationPreferences,
    { failed: t("failed"), done: t("saved"), onSuccess: ({ data }) => setPreferences(data) },
  );
  return { ...rest, run: (body: PreferencesChange) => run({ body }) };
}
