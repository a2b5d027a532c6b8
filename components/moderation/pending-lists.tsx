import { useTranslations } from "next-intl";
import type { PendingCompany as CompanyRow } from "@/lib/companies/pending-companies";
import type { PendingComment as CommentRow } from "@/lib/moderation/queries";
import { PendingComment } from "./pending-comment";
import { PendingCompany } from "./pending-company";
import { PendingList } from "./pending-list";

export function PendingComments({ comments, total }: { comments: CommentRow[]; total: number }) {
  const t = useTranslations("moderation.waiting");
  return (
    <PendingList id="comments" total={total} t={t}>
      {comments.map((comment) => (
        <PendingComment key={comment.id} comment={comment} />
      ))}
    </PendingList>
  );
}

export function PendingCompanies({ companies, total }: { companies: CompanyRow[]; total: number }) {
  const t = useTranslations("moderation.companies");
  return (
    <PendingList id="companies" total={total} t={t}>
      {companies.map((company) => (
        <PendingCompany key={company.id} row={company} />
      ))}
    </PendingList>
  );
}
