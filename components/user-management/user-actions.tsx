import { useTranslations } from "next-intl";
import { MutationButton } from "@/components/ui/mutation-button";
import { revokeUserSessions, sendResetLink, verifyUserEmail } from "@/lib/users/access-contract";
import type { UserDetails } from "@/lib/users/details-contract";
import { DeleteUser } from "./delete-user";
import { MergeUser } from "./merge-user";
import { RemoveTwoFactor } from "./remove-two-factor";
import { RestoreUser } from "./restore-user";
import { RoleSwitch } from "./role-switch";

type Props = { user: UserDetails; onChanged: () => Promise<unknown> };

export function UserActions({ user, onChanged }: Props) {
  const t = useTranslations("user-management.details");
  if (user.deleted_at) return <RestoreUser user={user} onRestored={onChanged} />;
  const options = { params: { id: user.id } };
  const call = { options, errorText: t("failed"), refresh: onChanged };
  const button = { variant: "secondary", size: "small" } as const;
  return (
    <div className="flex flex-wrap items-start gap-2 border-line border-t pt-4">
      {!user.email_verified_at && (
        <MutationButton {...button} {...call} endpoint={verifyUserEmail} successText={t("emailVerified")}>
          {t("verifyEmail")}
        </MutationButton>
      )}
      <MutationButton {...button} {...call} endpoint={sendResetLink} successText={t("resetLinkSent")}>
        {t("sendResetLink")}
      </MutationButton>
      {user.sessions.length > 0 && (
        <MutationButton {...button} {...call} endpoint={revokeUserSessions} successText={t("signedOut")}>
          {t("signOut")}
        </MutationButton>
      )}
      {user.two_factor_at && <RemoveTwoFactor user={user} onRemoved={onChanged} />}
      {user.status === "active" && <RoleSwitch user={user} onChanged={onChanged} />}
      {user.role === "student" && user.status === "active" && <MergeUser user={user} onMerged={onChanged} />}
      <DeleteUser user={user} onDeleted={onChanged} />
    </div>
  );
}
