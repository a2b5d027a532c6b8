import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { useOpening } from "@/components/ui/use-opening";
import { moderatedStatuses } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import type { SchoolRule } from "@/lib/site";
import { ConfirmPostStatus } from "./confirm-post-status";
import type { OnChanged } from "./content-table";
import { hasHeld } from "./has-held";

type ModeratedStatus = (typeof moderatedStatuses)[number];
type Props = { post: AdminPost; rules: SchoolRule[]; onChanged: OnChanged };

export function PostStatusSelect({ post, rules, onChanged }: Props) {
  const t = useTranslations("post-management");
  const [chosen, open, close] = useOpening<ModeratedStatus>();
  const { status, author } = post;
  const { name } = author;
  return (
    <div className="md:min-w-36">
      <Select
        aria-label={t("statusOf", { name })}
        value={chosen ?? status}
        onChange={({ target }) => open(target.value as ModeratedStatus)}
        options={availableStatuses([post]).map((value) => [value, t(`statuses.${value}`)])}
      />
      {chosen && chosen !== status && (
        <ConfirmPostStatus
          posts={[post]}
          rules={rules}
          status={chosen}
          title={t("change.title", { name })}
          text={t("change.text", { from: t(`statuses.${status}`), to: t(`statuses.${chosen}`) })}
          confirm={t("change.confirm")}
          errorText={t("failed.status")}
          successText={t("change.done")}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A held post is accepted or rejected; it cannot become a draft. */
export function availableStatuses(posts: readonly AdminPost[]): readonly ModeratedStatus[] {
  return moderatedStatuses.filter((status) => status !== "draft" || !hasHeld(posts));
}
