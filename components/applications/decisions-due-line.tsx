import { useTranslations } from "next-intl";
import { CircleAlert, Hourglass } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useFormatDay } from "@/components/ui/use-format-day";
import { companyApplicationsHref } from "@/lib/applications/company-search-params";
import type { DecisionsDue } from "@/lib/applications/schemas";

/** How many applications wait and until when, with a link to those of the job. */
export function DecisionsDueLine({ due }: { due: DecisionsDue }) {
  const t = useTranslations("applications.decisionsDue");
  const formatDay = useFormatDay("long");
  const { job_posting, count, until, is_overdue } = due;
  const date = formatDay(until).replaceAll(" ", "\u00a0");
  return (
    <span className="inline-flex items-center gap-2 [&_.icon]:size-4 [&_.icon]:shrink-0">
      {is_overdue ? <CircleAlert /> : <Hourglass />}
      <Link
        href={companyApplicationsHref({ job_posting_id: job_posting.id, view: "list", page: 1 })}
        className="underline underline-offset-4"
      >
        {t(is_overdue ? "overdue" : "due", { count, date })}
      </Link>
    </span>
  );
}
