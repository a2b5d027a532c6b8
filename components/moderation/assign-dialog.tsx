import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { SelectField } from "@/components/ui/select-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { Moderator } from "@/lib/moderation/assignments";
import { assignQueueItem, type QueueItem } from "@/lib/moderation/queue-contract";
import { useItemTitle } from "./use-item-title";

type Props = {
  item: QueueItem;
  moderators: readonly Moderator[];
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** Hands an item to another administrator, who is notified, or back to all. */
export function AssignDialog({ item, moderators, onClose, onDone }: Props) {
  const t = useTranslations("moderation.queue");
  const title = useItemTitle(item);
  const { subject, subject_id, assignee } = item;
  const { bind, ...state } = useEndpointForm(assignQueueItem, {
    defaultValues: {
      ...{ subject, subject_id, assignee_id: String(assignee?.id ?? "") },
      expected_assignee_id: assignee?.id ?? null,
    },
    errorText: t("assignFailed"),
    async onSuccess({ data }) {
      onClose();
      toast.success(data.assignee ? t("assignedTo", { name: data.assignee.name }) : t("unassigned"));
      await onDone();
    },
  });
  return (
    <FormDialog
      title={t("actionOf", { action: t("actions.assign"), title })}
      confirm={t("actions.assign")}
      state={state}
      onClose={onClose}
      onOutdated={onDone}
    >
      <SelectField
        label={t("assignee")}
        {...bind("assignee_id")}
        emptyOption={t("assigned.unassigned")}
        options={moderators.map(({ id, name }) => [id, name])}
      />
    </FormDialog>
  );
}
