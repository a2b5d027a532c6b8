import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { Megaphone } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Notification } from "@/lib/notifications/schemas";

type Props = {
  notification: Pick<Notification, "actor" | "text" | "detail" | "updated_at">;
  /** Shown as unread. */
  isNew: boolean;
};

export function NotificationContent({ notification: { actor, text, detail, updated_at }, isNew }: Props) {
  const t = useTranslations("shell.bell");
  return (
    <>
      {actor ? (
        <Avatar id={actor.id} name={actor.name} src={actor.profile.avatar_url} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Megaphone className="size-5" />
        </span>
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={cx("wrap-anywhere", isNew && "font-semibold")}>{text}</span>
        {detail && <span className="wrap-anywhere line-clamp-2 text-muted">{detail}</span>}
        <RelativeTime date={updated_at} className="text-muted text-xs" />
      </span>
      {isNew && (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-alert">
          <span className="sr-only">{t("unread")}</span>
        </span>
      )}
    </>
  );
}
