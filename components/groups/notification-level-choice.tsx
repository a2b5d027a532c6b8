import { useTranslations } from "next-intl";
import { Bell, BellOff, BellRing, type Icon } from "@/components/ui/icons";
import { RadioGroup } from "@/components/ui/radio-group";
import { type GroupNotificationLevel, groupNotificationLevels } from "@/db/enums";

export const levelIcons: Record<GroupNotificationLevel, Icon> = {
  all: BellRing,
  announcements: Bell,
  none: BellOff,
};

export const defaultLevel: GroupNotificationLevel = "announcements";

type Props = { level: GroupNotificationLevel; onChange: (level: GroupNotificationLevel) => void };

/** Part of joining; members change the level by the menu of the group. */
export function NotificationLevelChoice({ level, onChange }: Props) {
  const t = useTranslations("groups");
  return (
    <div className="grid gap-2">
      <RadioGroup
        legend={t("notifications")}
        name="notification-level"
        options={groupNotificationLevels.map((value) => {
          const LevelIcon = levelIcons[value];
          return { value, label: t(`notificationLevels.${value}`), icon: <LevelIcon className="size-4" /> };
        })}
        value={level}
        onChange={onChange}
      />
      <p className="text-muted text-sm">{t("notificationsLater")}</p>
    </div>
  );
}
