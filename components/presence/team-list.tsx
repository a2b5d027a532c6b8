import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import type { PresentFriend } from "@/lib/presence/schemas";
import { profilePath } from "@/lib/routes";
import { PresenceText } from "./presence-text";
import type { useTeam } from "./use-team";

const maxFriends = 30;

type Props = ReturnType<typeof useTeam> & {
  /** Only avatars below 1440 px; screen readers and tooltips have the names. */
  isNarrow?: boolean;
  onNavigate?: () => void;
};

export function TeamList({ team, error, retry, isNarrow = false, onNavigate }: Props) {
  const t = useTranslations("presence");
  const textStyle = isNarrow ? "min-w-0 flex-1 max-xl:sr-only" : "min-w-0 flex-1";
  if (error && !team)
    return (
      <LoadError
        error={error}
        errorText={t("failed")}
        retry={retry}
        className={cx(isNarrow && "px-2 max-xl:sr-only")}
      />
    );
  if (!team) return null;
  if (team.total === 0)
    return <p className={cx("text-muted text-sm", isNarrow && "px-2", textStyle)}>{t("none")}</p>;
  return (
    <ul className={cx("grid grid-cols-1 gap-1", !isNarrow && "-mx-2")}>
      {team.data.slice(0, maxFriends).map((friend) => (
        <li key={friend.id}>
          <FriendLink friend={friend} textStyle={textStyle} isNarrow={isNarrow} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  );
}

type LinkProps = {
  friend: PresentFriend;
  textStyle: string;
  isNarrow: boolean;
  onNavigate?: (() => void) | undefined;
};

function FriendLink({ friend, textStyle, isNarrow, onNavigate }: LinkProps) {
  const t = useTranslations("presence");
  const { id, name, avatar_url, status, last_seen_at } = friend;
  return (
    <Link
      href={profilePath("student", id)}
      onClick={onNavigate}
      title={isNarrow ? t("status", { name, status: t(status) }) : undefined}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-control px-2 py-1 transition-colors hover:bg-wash",
        isNarrow && "max-xl:justify-center",
      )}
    >
      <Avatar id={id} name={name} src={avatar_url} size={32} status={status} />
      <span className={textStyle}>
        <span
          className={cx("block font-display font-semibold text-sm", isNarrow ? "truncate" : "wrap-anywhere")}
        >
          {name}
        </span>
        <span className="block text-muted text-xs">
          <PresenceText status={status} lastSeenAt={last_seen_at} />
        </span>
      </span>
    </Link>
  );
}
