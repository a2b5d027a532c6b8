import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { type ApplicationStatus, applicationStatuses, isCompanyStatus } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import type { ReviewRequest } from "./company-applications";
import { StatusMark } from "./status-badge";

type Props = { application: Application; onAnswer: (answering: ReviewRequest) => void };

/** How an application stands; another choice asks for the words that go with it. The school's own word only shows. */
export function StatusSelect({ application, onAnswer }: Props) {
  const t = useTranslations("applications");
  const { status, student } = application;
  const choices = applicationStatuses.filter((each) => each === status || isCompanyStatus(each));
  return (
    <div className="flex items-center gap-2">
      <StatusMark status={status} />
      <Select
        aria-label={t("company.statusOf", { name: student.name })}
        value={status}
        className="min-w-0 flex-1 md:min-w-44"
        onChange={({ target }) =>
          onAnswer({ applications: [application], status: target.value as ApplicationStatus })
        }
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(`status.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
