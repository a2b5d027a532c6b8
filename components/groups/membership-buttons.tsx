import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { LogIn, LogOut, X } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { LeaveGroupDialog } from "./group-dialogs";

type Props = { group: Group; onChange: () => void; onLeave?: () => void };

/** What the viewer can do next: join, ask, answer an invitation, leave. The owner hands over first. */
export function MembershipButtons({ group, onChange, onLeave = onChange }: Props) {
  const t = useTranslations("groups");
  const [isLeaving, setIsLeaving] = useState(false);
  const { id, name, is_private, membership, role } = group;
  const ids = { id };
  const join = useMutation(joinGroup, {
    failed: t("joinFailed"),
    onSuccess({ membership }) {
      toast.success(t(membership === "member" ? "joinedGroup" : "asked"));
      onChange();
    },
  });
  const done = t(membership === "invited" ? "declined" : "requestCancelled");
  const cancel = useMutation(leaveGroup, { failed: t("leaveFailed"), done, onSuccess: onLeave });
  if (role === "owner") return null;
  return (
    <>
      {membership === "none" && (
        <Button
          size="small"
          busy={join.busy}
          aria-label={t(is_private ? "askName" : "joinName", { name })}
          onClick={() => join.run({ ids })}
        >
          <LogIn />
          {t(is_private ? "ask" : "join")}
        </Button>
      )}
      {membership === "invited" && (
        <Button
          size="small"
          busy={join.busy}
          aria-label={t("joinName", { name })}
          onClick={() => join.run({ ids })}
        >
          {t("accept")}
        </Button>
      )}
      {(membership === "invited" || membership === "requested") && (
        <Button size="small" variant="secondary" busy={cancel.busy} onClick={() => cancel.run({ ids })}>
          <X />
          {t(membership === "invited" ? "decline" : "cancelRequest")}
        </Button>
      )}
      {membership === "member" && (
        <Button size="small" variant="secondary" onClick={() => setIsLeaving(true)}>
          <LogOut />
          {t("leave")}
        </Button>
      )}
      <ActionError error={join.error ?? cancel.error} retry={join.error ? join.retry : cancel.retry} />
      {isLeaving && (
        <LeaveGroupDialog group={group} onSuccess={onLeave} onClose={() => setIsLeaving(false)} />
      )}
    </>
  );
}
