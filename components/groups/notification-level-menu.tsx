import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuLabel, MenuRadioGroup } from "@/components/ui/menu-items";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { groupNotificationLevels } from "@/db/enums";
import { updateGroupNotifications } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { levelIcons } from "./notification-level-choice";

export function NotificationLevelMenu({ group, onChange }: { group: Group; onChange: () => void }) {
  const t = useTranslations("groups");
  const level = group.notification_level;
  const { run, retry, isBusy, error } = useMutation(updateGroupNotifications, {
    errorText: t("notificationsFailed"),
    toast: false,
    onSuccess({ data }) {
      const chosen = data.notification_level;
      if (chosen) toast.success(t("notificationsChanged", { level: t(`notificationLevels.${chosen}`) }));
      onChange();
    },
    onOutdated: onChange,
  });
  if (level === null) return null;
  const Icon = levelIcons[level];
  return (
    <>
      <Menu
        trigger={
          <Button
            size="small"
            variant="secondary"
            isBusy={isBusy}
            aria-label={t("notificationsOf", { level: t(`notificationLevels.${level}`) })}
          >
            <Icon />
            {t("notifications")}
          </Button>
        }
      >
        <MenuLabel>{t("notifications")}</MenuLabel>
        <MenuRadioGroup
          value={level}
          onChange={(value) => run({ params: { id: group.id }, body: { level: value } })}
          options={groupNotificationLevels}
          icons={levelIcons}
          label={(option) => t(`notificationLevels.${option}`)}
        />
      </Menu>
      <ActionError error={error} retry={retry} />
    </>
  );
}
