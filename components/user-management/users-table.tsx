import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { EmailText } from "@/components/ui/email-text";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Selection, SelectRow } from "@/components/ui/selection";
import { type Column, WideTable } from "@/components/ui/table";
import { useFormatDate } from "@/components/ui/use-format-date";
import { adminUserPath } from "@/lib/routes";
import type { UserRow } from "@/lib/users/schemas";
import { DeleteUser } from "./delete-user";
import { RestoreUser } from "./restore-user";
import { UserStatusSelect } from "./user-status-select";

type Props = {
  users: UserRow[];
  viewerId: number;
  selection: Selection<UserRow>;
  onChanged: () => Promise<unknown>;
};

export function UsersTable({ users, viewerId, selection, onChanged }: Props) {
  const t = useTranslations("user-management");
  const columns: Column<UserRow>[] = [
    {
      header: t("user"),
      unlabelled: true,
      cell: (user) => (
        <span className="flex items-center gap-1">
          <SelectRow label={t("selection.one", { name: user.name })} row={user} selection={selection} />
          <UserName user={user} isSelf={user.id === viewerId} />
        </span>
      ),
    },
    { header: t("email"), cell: ({ email }) => <EmailText email={email} className="block md:min-w-36" /> },
    { header: t("role"), cell: ({ role }) => t(`roles.${role}`) },
    {
      header: t("status"),
      cell: (user) =>
        user.deleted_at || user.id === viewerId ? (
          <Badge>{t(`statuses.${user.deleted_at ? "deleted" : user.status}`)}</Badge>
        ) : (
          <UserStatusSelect user={user} onChanged={onChanged} />
        ),
    },
    { header: t("joined"), cell: ({ created_at }) => <Day time={created_at} /> },
    {
      header: t("details.lastSeen"),
      cell: ({ last_seen_at }) =>
        last_seen_at ? <RelativeTime date={last_seen_at} kind="admin" /> : t("details.neverSeen"),
    },
    { header: t("posts"), numeric: true, cell: ({ posts_count }) => posts_count },
    {
      header: t("actions"),
      isHeaderHidden: true,
      cell: (user) =>
        user.deleted_at ? (
          <RestoreUser user={user} onRestored={onChanged} />
        ) : (
          user.id !== viewerId && <DeleteUser user={user} onDeleted={onChanged} />
        ),
    },
  ];
  return <WideTable caption={t("caption")} columns={columns} rows={users} rowKey={({ id }) => id} />;
}

function Day({ time }: { time: string }) {
  const formatDate = useFormatDate();
  return <span className="whitespace-nowrap">{formatDate(time, { dateStyle: "medium" })}</span>;
}

/** The viewer's own account and deleted ones have no status to change. */
export function canChangeStatus(user: UserRow, viewerId: number): boolean {
  return user.id !== viewerId && user.deleted_at === null;
}

function UserName({ user, isSelf }: { user: UserRow; isSelf: boolean }) {
  const t = useTranslations("user-management");
  const { id, name, avatar, deleted_at } = user;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={avatar} />
      <span className="wrap-anywhere grid min-w-0 md:min-w-28">
        <Link href={adminUserPath(id)} className="font-semibold hover:underline">
          {name}
        </Link>
        {isSelf && <span className="text-muted text-xs">({t("you")})</span>}
        {deleted_at && (
          <span className="text-muted text-xs">
            <RelativeTime date={deleted_at} kind="admin" />
          </span>
        )}
      </span>
    </span>
  );
}
