import { useTranslations } from "next-intl";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { DialogButton } from "@/components/ui/dialog-button";
import { MutationButton } from "@/components/ui/mutation-button";
import { removeTwoFactor } from "@/lib/two-factor/contract";
import { revokeUserSessions, sendResetLink, setUserRole, verifyUserEmail } from "@/lib/users/access-contract";
import type { UserDetails } from "@/lib/users/details-contract";
import { DeleteUser } from "./delete-user";
import { MergeUser } from "./merge-user";
import { RestoreUser } from "./restore-user";

type Props = { user: UserDetails; onChanged: () => Promise<unknown> };

const button = { variant: "secondary", size: "small" } as const;

export function UserActions({ user, onChanged }: Props) {
  const t = useTranslations("user-management.details");
  const tMerge = useTranslations("user-management.merge");
  if (user.deleted_at) return <RestoreUser user={user} onRestored={onChanged} />;
  const options = { params: { id: user.id } };
  const call = { options, errorText: t("failed"), refresh: onChanged };
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
      {user.two_factor_at && <TwoFactorRemoval user={user} onChanged={onChanged} />}
      {user.status === "active" && <RoleSwitch user={user} onChanged={onChanged} />}
      {user.role === "student" && user.status === "active" && (
        <DialogButton
          {...button}
          dialog={(onClose) => <MergeUser user={user} onClose={onClose} onMerged={onChanged} />}
        >
          {tMerge("action")}
        </DialogButton>
      )}
      <DeleteUser user={user} onDeleted={onChanged} />
    </div>
  );
}

/** Helps a user who has lost the phone and the recovery codes. */
function TwoFactorRemoval({ user: { id, name }, onChanged }: Props) {
  const t = useTranslations("user-management.removeTwoFactor");
  return (
    <ConfirmButton
      button={button}
      title={t("title", { name })}
      text={t("text")}
      confirm={t("action")}
      endpoint={removeTwoFactor}
      options={{ params: { id } }}
      errorText={t("failed")}
      successText={t("done")}
      refresh={onChanged}
    />
  );
}

/** Switches between student and administrator; renders nothing for a company. */
function RoleSwitch({ user: { id, name, role }, onChanged }: Props) {
  const t = useTranslations("user-management.roleSwitch");
  if (role === "company") return null;
  const other = role === "admin" ? "student" : "admin";
  return (
    <ConfirmButton
      button={button}
      title={t(`${other}.title`, { name })}
      text={t(`${other}.text`)}
      confirm={t(`${other}.action`)}
      endpoint={setUserRole}
      options={{ params: { id }, body: { role: other } }}
      errorText={t("failed")}
      successText={t("done")}
      refresh={onChanged}
    />
  );
}
