import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Selection } from "@/components/ui/selection";
import { reviewStatuses } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import { StatusIcon } from "./status-badge";
import type { ReviewRequest } from "./use-review";

type Props = {
  selection: Selection<Application>;
  onReview: (request: ReviewRequest) => void;
};

export function BulkBar({ selection, onReview }: Props) {
  const t = useTranslations("applications");
  const applications = [...selection.selected];
  const count = applications.length;
  const text = t("company.chosen", { count });
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <section aria-label={t("company.bulk")} className={barStyle}>
          <p className="mr-auto font-semibold text-sm">{text}</p>
          {reviewStatuses.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="small"
              onClick={() => onReview({ applications, status })}
            >
              <StatusIcon status={status} />
              {t(`status.${status}`)}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {t("company.clear")}
          </Button>
        </section>
      )}
    </>
  );
}

const barStyle =
  "sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-surface p-3";
