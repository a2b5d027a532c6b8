import { useTranslations } from "next-intl";
import { revokeUserSessions, sendResetLink, verifyUserEmail } from "@/lib/users/access-contract";
import type { UserDetails } from "@/lib/users/details-contract";
import { DeleteUser } from "./delete-user";
import { MergeUser } from "./merge-user";
import { RemoveTwoFactor } from "./remove-two-factor";
import { RestoreUser } from "./restore-user";
import { RoleSwitch } from "./role-switch";
import { UserAction } from "./user-action";

type Props = { user: UserDetails; onChanged: () => Promise<unknown> };

export function UserActions({ user, onChanged }: Props) {
  const t = useTranslations("user-management.details");
  if (user.deleted_at) return <RestoreUser user={user} onRestored={onChanged} />;
  const options = { params: { id: user.id } };
  const common = { options, errorText: t("failed"), onDone: onChanged };
  return (
    <div className="flex flex-wrap items-start gap-2 border-line border-t pt-4">
      {!user.email_verified_at && (
        <UserAction {...common} endpoint={verifyUserEmail} successText={t("emailVerified")}>
          {t("verifyEmail")}
        </UserAction>
      )}
      <UserAction {...common} endpoint={sendResetLink} successText={t("resetLinkSent")}>
        {t("sendResetLink")}
      </UserAction>
      {user.sessions.length > 0 && (
        <UserAction {...common} endpoint={revokeUserSessions} successText={t("signedOut")}>
          {t("signOut")}
        </UserAction>
      )}
      {user.two_factor_at && <RemoveTwoFactor user={user} onRemoved={onChanged} />}
      {user.status === "active" && <RoleSwitch user={user} onChanged={onChanged} />}
      {user.role === "student" && user.status === "active" && <MergeUser user={user} onMerged={onChanged} />}
      <DeleteUser user={user} onDeleted={onChanged} />
    </div>
  );
}
