import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmailText } from "@/components/ui/email-text";
import { BadgeCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useFormatDay } from "@/components/ui/use-format-day";
import { auditLogHref } from "@/lib/audit/search-params";
import { profilePath } from "@/lib/routes";
import type { UserDetails } from "@/lib/users/details-contract";
import { UserActions } from "./user-actions";
import { UserStatusSelect } from "./user-status-select";

type Props = { user: UserDetails; isSelf: boolean; onChanged: () => Promise<unknown> };

export function UserIdentity({ user, isSelf, onChanged }: Props) {
  const t = useTranslations("user-management");
  const formatDay = useFormatDay("long");
  const { id, name, username, avatar, role, deleted_at } = user;
  return (
    <Card
      as="div"
      className="grid grid-cols-1 gap-4 p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto print:max-h-none"
    >
      <div className="flex items-center gap-3">
        <Avatar id={id} name={name} src={avatar} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl">{name}</h1>
          <p className="wrap-anywhere text-muted text-sm">@{username}</p>
        </div>
      </div>
      <Facts user={user} />
      {deleted_at || isSelf ? (
        <p>
          <Badge>{t(`statuses.${deleted_at ? "deleted" : user.status}`)}</Badge>
        </p>
      ) : (
        <UserStatusSelect user={user} onChanged={onChanged} />
      )}
      {user.suspended_until && (
        <p className="text-sm">{t("details.suspendedUntil", { date: formatDay(user.suspended_until) })}</p>
      )}
      {user.status_reason && (
        <p className="wrap-anywhere text-sm">{t("details.reason", { reason: user.status_reason })}</p>
      )}
      {role === "student" && !deleted_at && (
        <Link href={profilePath("admin", id)} className="font-semibold text-accent text-sm hover:underline">
          {t("details.profile")}
        </Link>
      )}
      <Link href={auditLogHref({ user: id })} className="font-semibold text-accent text-sm hover:underline">
        {t("details.inAuditLog")}
      </Link>
      {isSelf ? (
        <p className="text-muted text-sm">{t("details.self")}</p>
      ) : (
        <UserActions user={user} onChanged={onChanged} />
      )}
    </Card>
  );
}

function Facts({ user }: { user: UserDetails }) {
  const t = useTranslations("user-management");
  const formatDate = useFormatDate();
  const { email_verified_at, two_factor_at, last_seen_at, deleted_at } = user;
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={t("email")}>
        <EmailText email={user.email} />{" "}
        <Badge
          tone={email_verified_at ? "success" : "warning"}
          icon={email_verified_at ? <BadgeCheck /> : undefined}
        >
          {t(email_verified_at ? "details.verified" : "details.unverified")}
        </Badge>
      </Fact>
      {user.school_number && (
        <Fact name={t("details.schoolNumber")}>
          <span className="wrap-anywhere">{user.school_number}</span>
        </Fact>
      )}
      {user.class_name && (
        <Fact name={t("details.className")}>
          <span className="wrap-anywhere">{user.class_name}</span>
        </Fact>
      )}
      <Fact name={t("role")}>{t(`roles.${user.role}`)}</Fact>
      <Fact name={t("details.twoFactor")}>
        {two_factor_at
          ? t("details.twoFactorSince", { date: formatDate(two_factor_at, { dateStyle: "long" }) })
          : t("details.twoFactorOff")}
      </Fact>
      <Fact name={t("joined")}>{formatDate(user.created_at, { dateStyle: "long" })}</Fact>
      {last_seen_at && (
        <Fact name={t("details.lastSeen")}>
          <RelativeTime date={last_seen_at} kind="admin" />
        </Fact>
      )}
      {deleted_at && (
        <Fact name={t("statuses.deleted")}>
          <RelativeTime date={deleted_at} kind="admin" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
