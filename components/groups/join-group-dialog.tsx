import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { joinGroup } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { defaultLevel, NotificationLevelChoice } from "./notification-level-choice";

type Props = { group: Group; onSuccess: () => void; onClose: () => void };

/** Asks for the notification level before the viewer joins a group directly; joining other groups is a request. */
export function JoinGroupDialog({ group: { id, name }, onSuccess, onClose }: Props) {
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
