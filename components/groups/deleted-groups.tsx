import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useMutation } from "@/components/ui/use-mutation";
import { restoreGroup } from "@/lib/groups/contract";
import type { DeletedGroup } from "@/lib/groups/schemas";

/** Those that the viewer can still restore. */
export function DeletedGroups({ groups, onChange }: { groups: DeletedGroup[]; onChange: () => void }) {
  const t = useTranslations("groups");
  return (
    <SectionCard id="deleted-groups" title={t("deletedGroups")}>
      <ul>
        {groups.map((group) => (
          <DeletedRow key={group.id} group={group} onChange={onChange} />
        ))}
      </ul>
    </SectionCard>
  );
}

function DeletedRow({ group, onChange }: { group: DeletedGroup; onChange: () => void }) {
  const t = useTranslations("groups");
  const formatDate = useFormatDate();
  const { id, name, deleted_at } = group;
  const restore = useMutation(restoreGroup, {
    errorText: t("restoreFailed"),
    successText: t("restored"),
    refresh: onChange,
  });
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <Avatar id={`group-${id}`} name={name} size={40} />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t("deletedOn", { date: formatDate(new Date(deleted_at), { dateStyle: "long" }) })}
        </p>
      </div>
      <ActionError error={restore.error} retry={restore.retry} />
      <Button
        size="small"
        variant="secondary"
        isBusy={restore.isBusy}
        aria-label={t("restoreName", { name })}
        onClick={() => restore.run({ params: { id } })}
      >
        {t("restore")}
      </Button>
    </li>
  );
}
