import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Column, Table } from "@/components/ui/table";
import { useDates } from "@/components/ui/use-dates";
import { profilePath } from "@/lib/routes";
import { deleteUser } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";
import { RestoreUser } from "./restore-user";
import { UserStatusSelect } from "./user-status-select";

type Props = { users: UserRow[]; viewerId: number; onChanged: () => Promise<unknown> };

export function UsersTable({ users, viewerId, onChanged }: Props) {
  const t = useTranslations("user-management");
  const formatDate = useDates();
  const [deleted, setDeleted] = useState<UserRow | null>(null);
  const columns: Column<UserRow>[] = [
    {
      key: "user",
      header: t("user"),
      bare: true,
      cell: (user) => <UserName user={user} isSelf={user.id === viewerId} />,
    },
    {
      key: "email",
      header: t("email"),
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: "role", header: t("role"), cell: ({ role }) => t(`roles.${role}`) },
    {
      key: "status",
      header: t("status"),
      cell: (user) =>
        user.deleted_at || user.id === viewerId ? (
          <Badge>{t(`statuses.${user.deleted_at ? "deleted" : user.status}`)}</Badge>
        ) : (
          <UserStatusSelect user={user} onChanged={onChanged} />
        ),
    },
    {
      key: "joined",
      header: t("joined"),
      cell: ({ created_at }) => formatDate(new Date(created_at), { dateStyle: "medium" }),
    },
    { key: "posts", header: t("posts"), figures: true, cell: ({ posts_count }) => posts_count },
    {
      key: "actions",
      header: <span className="sr-only">{t("actions")}</span>,
      bare: true,
      cell: (user) =>
        user.deleted_at ? (
          <RestoreUser user={user} onRestored={onChanged} />
        ) : (
          user.id !== viewerId && <DeleteButton user={user} onClick={() => setDeleted(user)} />
        ),
    },
  ];
  return (
    <>
      <div className="relative overflow-x-auto">
        <Table caption={t("caption")} columns={columns} rows={users} rowKey={({ id }) => id} />
      </div>
      {deleted && <DeleteDialog user={deleted} onClose={() => setDeleted(null)} onDeleted={onChanged} />}
    </>
  );
}

function UserName({ user, isSelf }: { user: UserRow; isSelf: boolean }) {
  const t = useTranslations("user-management");
  const { id, name, avatar, role, deleted_at } = user;
  const isPublic = role === "student" && !deleted_at;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={avatar} />
      <span className="wrap-anywhere grid min-w-0">
        <OptionalLink
          href={isPublic ? profilePath("admin", id) : undefined}
          className="font-semibold hover:underline"
        >
          {name}
        </OptionalLink>
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

function DeleteButton({ user: { name }, onClick }: { user: UserRow; onClick: () => void }) {
  const t = useTranslations("user-management.delete");
  return (
    <Button variant="quiet" size="small" aria-label={t("actionOf", { name })} onClick={onClick}>
      {t("action")}
    </Button>
  );
}

type DeleteProps = { user: UserRow; onClose: () => void; onDeleted: () => Promise<unknown> };

function DeleteDialog({ user: { id, name }, onClose, onDeleted }: DeleteProps) {
  const t = useTranslations("user-management.delete");
  return (
    <ConfirmDialog
      title={t("title", { name })}
      text={t("text")}
      confirm={t("confirm")}
      cancel={t("cancel")}
      endpoint={deleteUser}
      options={{ ids: { id } }}
      failed={t("failed")}
      done={t("done")}
      onSuccess={onDeleted}
      onClose={onClose}
    />
  );
}
