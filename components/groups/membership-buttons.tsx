import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button, type ButtonStyleProps } from "@/components/ui/button";
import { FormDialog } from "@/components/ui/form-dialog";
import { LogIn, LogOut, X } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import { useOpening } from "@/components/ui/use-opening";
import { joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { type GroupDialogProps, LeaveGroupDialog } from "./group-dialogs";
import { defaultLevel, NotificationLevelChoice } from "./notification-level-choice";

type Props = Pick<ButtonStyleProps, "variant"> & {
  group: Group;
  onChange: () => void;
  onLeave?: () => void;
};

/** The next actions of the viewer: join, request, answer an invitation, leave. An owner leaves after another became owner. */
export function MembershipButtons({ group, variant = "primary", onChange, onLeave = onChange }: Props) {
  const t = useTranslations("groups");
  const [dialog, open, close] = useOpening<"join" | "leave">();
  const { id, name, is_private, membership, role } = group;
  const params = { id };
  const { join, withdraw } = useMembershipMutations(membership, onChange, onLeave);
  if (role === "owner") return null;
  return (
    <>
      {membership === "none" && (
        <Button
          size="small"
          variant={variant}
          isBusy={join.isBusy}
          aria-label={t(is_private ? "askName" : "joinName", { name })}
          onClick={() => (is_private ? join.run({ params }) : open("join"))}
        >
          <LogIn />
          {t(is_private ? "requestToJoin" : "join")}
        </Button>
      )}
      {membership === "invited" && (
        <Button size="small" aria-label={t("acceptInvitation", { name })} onClick={() => open("join")}>
          {t("accept")}
        </Button>
      )}
      {(membership === "invited" || membership === "requested") && (
        <Button
          size="small"
          variant="secondary"
          {...withdraw.trigger({ params, body: { expected_membership: membership } })}
          aria-label={t(membership === "invited" ? "declineInvitation" : "cancelRequestName", { name })}
        >
          <X />
          {t(membership === "invited" ? "decline" : "cancelRequest")}
        </Button>
      )}
      {membership === "member" && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t("leaveName", { name })}
          onClick={() => open("leave")}
        >
          <LogOut />
          {t("leave")}
        </Button>
      )}
      <ActionError {...lastFailed(join, withdraw)} />
      {dialog === "join" && <JoinGroupDialog group={group} onSuccess={onChange} onClose={close} />}
      {dialog === "leave" && <LeaveGroupDialog group={group} onSuccess={onLeave} onClose={close} />}
    </>
  );
}

function useMembershipMutations(membership: Group["membership"], onChange: () => void, onLeave: () => void) {
  const t = useTranslations("groups");
  const join = useMutation(joinGroup, {
    errorText: t("joinFailed"),
    refresh: onChange,
    onSuccess: ({ membership }) => toast.success(t(membership === "member" ? "joinedGroup" : "requestSent")),
  });
  const withdraw = useMutation(leaveGroup, {
    errorText: t("leaveFailed"),
    successText: t(membership === "invited" ? "declined" : "requestCancelled"),
    onSuccess: onLeave,
    onOutdated: onChange,
  });
  return { join, withdraw };
}

/** Prompts for the notification level before the viewer joins a group directly; joining other groups is a request. */
function JoinGroupDialog({ group: { id, name }, onSuccess, onClose }: GroupDialogProps) {
  const t = useTranslations("groups");
  const [level, setLevel] = useState(defaultLevel);
  const join = useMutation(joinGroup, {
    errorText: t("joinFailed"),
    toast: false,
    onSuccess({ membership }) {
      toast.success(t(membership === "member" ? "joinedGroup" : "requestSent"));
      onClose();
      onSuccess();
    },
  });
  const submit = () => join.run({ params: { id }, body: { level } });
  return (
    <FormDialog
      title={t("joinTitle", { name })}
      confirm={t("join")}
      state={{ submit, isBusy: join.isBusy, formError: join.error }}
      onClose={onClose}
      onOutdated={onSuccess}
    >
      <NotificationLevelChoice level={level} onChange={setLevel} />
    </FormDialog>
  );
}
