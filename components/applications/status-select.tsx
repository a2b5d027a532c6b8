import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { type ApplicationStatus, applicationStatuses } from "@/db/enums";
import { isReviewStatus } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import { StatusMark } from "./status-badge";
import type { ReviewRequest } from "./use-review";

type Props = { application: Application; onReview: (request: ReviewRequest) => void };

export function StatusSelect({ application, onReview }: Props) {
  const t = useTranslations("applications.company");
  const { status, student } = application;
  return (
    <div className="flex items-center gap-2">
      <StatusMark status={status} />
      <Select
        aria-label={t("statusOf", { name: student.name })}
        value={status}
        className="min-w-0 flex-1 md:min-w-44"
        onChange={({ target }) =>
          onReview({ applications: [application], status: target.value as ApplicationStatus })
        }
        options={useStatusOptions(status)}
      />
    </div>
  );
}

export function useStatusOptions(current: ApplicationStatus) {
  const t = useTranslations("applications.status");
  return applicationStatuses
    .filter((status) => status === current || isReviewStatus(status))
    .map((status) => [status, t(status)] as const);
}
