import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { MutationButton } from "@/components/ui/mutation-button";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import { restoreGroup } from "@/lib/groups/contract";
import type { DeletedGroup } from "@/lib/groups/schemas";

/** The deleted groups that the viewer can still restore. */
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
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <Avatar id={`group-${id}`} name={name} size={40} />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t("deletedOn", { date: formatDate(deleted_at, { dateStyle: "long" }) })}
        </p>
      </div>
      <MutationButton
        size="small"
        variant="secondary"
        aria-label={t("restoreName", { name })}
        endpoint={restoreGroup}
        options={{ params: { id } }}
        errorText={t("restoreFailed")}
        successText={t("restored")}
        refresh={onChange}
      >
        {t("restore")}
      </MutationButton>
    </li>
  );
}
