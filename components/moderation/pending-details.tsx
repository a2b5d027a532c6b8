import { useTranslations } from "next-intl";
import {
  CompanySiret,
  CompanyWebsite,
  NamesakeBadge,
} from "@/components/company-management/company-identity";
import { Badge } from "@/components/ui/badge";
import type { QueueItem } from "@/lib/moderation/queue-contract";

type Props = { item: Extract<QueueItem, { subject: "pending_comment" | "pending_company" }> };

/** An item that waits without a report, with the history of its author. */
export function PendingDetails({ item }: Props) {
  const t = useTranslations("moderation");
  if (item.subject === "pending_company") {
    const { name, email, is_verified } = item;
    return (
      <>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="wrap-anywhere">{t("companies.by", { name, email })}</span>
          <Badge tone={is_verified ? "success" : "warning"}>
            {t(is_verified ? "companies.verified" : "companies.unverified")}
          </Badge>
          <NamesakeBadge {...item} />
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <CompanyWebsite {...item} />
          <CompanySiret siret={item.siret} />
        </div>
      </>
    );
  }
  const { author_email, content, post, accepted_count, deleted_count } = item;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <span className="wrap-anywhere">{author_email}</span>
        <span>{t("queue.commentsBefore", { accepted: accepted_count, deleted: deleted_count })}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{content}</p>
      <p className="wrap-anywhere text-muted text-sm">{t("waiting.post", { excerpt: post.excerpt })}</p>
    </>
  );
}
