import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Select } from "@/components/ui/select";
import { moderatedStatuses, setPostStatus } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import type { OnChanged } from "./content-table";

type ModeratedStatus = (typeof moderatedStatuses)[number];
type Props = { post: AdminPost; onChanged: OnChanged };

/** A status that is chosen must be confirmed. */
export function PostStatusSelect({ post: { id, status, author, edited_at }, onChanged }: Props) {
  const t = useTranslations("post-management");
  const [chosen, setChosen] = useState<ModeratedStatus | null>(null);
  return (
    <div className="md:min-w-36">
      <Select
        aria-label={t("statusOf", { name: author.name })}
        value={chosen ?? status}
        onChange={({ target }) => setChosen(target.value as ModeratedStatus)}
        options={moderatedStatuses.map((name) => [name, t(`statuses.${name}`)])}
      />
      {chosen && chosen !== status && (
        <ConfirmDialog
          title={t("change.title", { name: author.name })}
          text={t("change.text", { from: t(`statuses.${status}`), to: t(`statuses.${chosen}`) })}
          confirm={t("change.confirm")}
          endpoint={setPostStatus}
          options={{ params: { id }, body: { status: chosen, edited_at } }}
          failed={t("failed.status")}
          done={t("change.done")}
          onSuccess={onChanged}
          onOutdated={onChanged}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
