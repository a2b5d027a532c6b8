import { useTranslations } from "next-intl";
import type { PendingCompany as CompanyRow } from "@/lib/companies/pending-companies";
import type { PendingComment as CommentRow } from "@/lib/moderation/queries";
import { PendingComment } from "./pending-comment";
import { PendingCompany } from "./pending-company";
import { PendingList } from "./pending-list";

export function PendingComments({ comments, total }: { comments: CommentRow[]; total: number }) {
  const t = useTranslations("moderation.waiting");
  const shown = comments.length;
  const more = total > shown && t("more", { shown, total });
  return (
    <PendingList id="comments" title={t("title")} empty={t("empty")} more={more}>
      {comments.map((comment) => (
        <PendingComment key={comment.id} comment={comment} />
      ))}
    </PendingList>
  );
}

export function PendingCompanies({ companies, total }: { companies: CompanyRow[]; total: number }) {
  const t = useTranslations("moderation.companies");
  const shown = companies.length;
  const more = total > shown && t("more", { shown, total });
  return (
    <PendingList id="companies" title={t("title")} empty={t("empty")} more={more}>
      {companies.map((company) => (
        <PendingCompany key={company.id} row={company} />
      ))}
    </PendingList>
  );
}
