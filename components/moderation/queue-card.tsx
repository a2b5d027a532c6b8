import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { isHeldText, type QueueItem } from "@/lib/moderation/queue-contract";
import { DeletedBadge } from "./deleted-badge";
import { HeldDetails } from "./held-details";
import { PendingDetails } from "./pending-details";
import { ReportDetails } from "./report-details";
import { reportedContentPath } from "./reported-content-path";
import { useItemTitle } from "./use-item-title";
import type { QueueAction } from "./use-queue-keys";

type Props = {
  item: QueueItem;
  actions: readonly QueueAction[];
  isBusy: boolean;
  onSelect: (action: QueueAction) => void;
};

export function QueueCard({ item, actions, isBusy, onSelect }: Props) {
  const t = useTranslations("moderation.queue");
  const title = useItemTitle(item);
  const { subject, subject_id, waiting_since } = item;
  const titleId = `item-${subject}-${subject_id}`;
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: letters decide on the focused card
      tabIndex={0}
      aria-labelledby={titleId}
      className="grid gap-3 card card-padding"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {"reports" in item && <Badge tone="alert">{t("reporters", { count: item.reports_count })}</Badge>}
        {"is_deleted" in item && item.is_deleted && <DeletedBadge />}
        <RelativeTime date={waiting_since} kind="admin" className="text-muted text-sm" />
        {item.assignee && <Badge tone="info">{t("assignedTo", { name: item.assignee.name })}</Badge>}
      </div>
      <ItemDetails item={item} />
      <div className="flex flex-wrap items-center gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={variantOf(action)}
            // `disabled` would take the focus away.
            aria-disabled={isBusy || undefined}
            aria-label={t("actionOf", { action: t(`actions.${action}`), title })}
            aria-keyshortcuts={t(`keyOf.${action}`)}
            onClick={isBusy ? undefined : () => onSelect(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
        <OpenLink item={item} title={title} />
      </div>
    </li>
  );
}

function ItemDetails({ item }: { item: QueueItem }) {
  if (isHeldText(item)) return <HeldDetails item={item} />;
  if (item.subject === "pending_comment" || item.subject === "pending_company")
    return <PendingDetails item={item} />;
  return <ReportDetails reported={item} />;
}

/** No decision on a report stands out: the moderator reads it first. */
const variantOf = (action: QueueAction) => {
  if (action === "assign") return "quiet";
  if (action === "delete") return "quiet-danger";
  return action === "accept" ? "primary" : "secondary";
};

function OpenLink({ item, title }: { item: QueueItem; title: string }) {
  const t = useTranslations("moderation.queue");
  const locale = useLocale();
  const content = linkedContent(item);
  if (!content) return null;
  return (
    <Link
      href={reportedContentPath(content, locale)}
      aria-label={t("actionOf", { action: t("open"), title })}
      className="inline-flex min-h-11 items-center px-2 font-semibold text-accent text-sm hover:underline"
    >
      {t("open")}
    </Link>
  );
}

function linkedContent(item: QueueItem) {
  if (item.subject === "pending_company") return null;
  if ("post" in item) return { job_id: null, post_id: item.post.id, event_id: null };
  const { job_id, post_id, event_id } = item;
  return (job_id ?? post_id ?? event_id) ? { job_id, post_id, event_id } : null;
}
