import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { BellRing } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Selection, SelectionBar, SelectRow } from "@/components/ui/selection";
import { type Column, WideTable } from "@/components/ui/table";
import { undecidedStatuses } from "@/db/enums";
import type { Application } from "@/lib/applications/schemas";
import { Documents } from "./documents";
import { StatusBadge } from "./status-badge";
import { StatusSelect } from "./status-select";
import type { ReviewRequest } from "./use-review";

type Props = {
  applications: Application[];
  canWrite: boolean;
  selection: Selection<Application>;
  onOpen: (id: number) => void;
  onReview: (request: ReviewRequest) => void;
};

export function ApplicationsList({ applications, canWrite, selection, onOpen, onReview }: Props) {
  const t = useTranslations("applications.company");
  const columns: Column<Application>[] = [
    {
      unlabelled: true,
      header: t("student"),
      cell: (application) => (
        <span className="flex items-center gap-1">
          {canWrite && (
            <SelectRow
              label={t("chooseOne", { name: application.student.name })}
              row={application}
              selection={selection}
            />
          )}
          <Student application={application} onOpen={onOpen} />
        </span>
      ),
    },
    {
      header: t("job"),
      cell: ({ job_posting }) => <span className="wrap-anywhere">{job_posting.title}</span>,
    },
    { header: t("documents"), cell: (application) => <Documents application={application} compact /> },
    { header: t("sent"), cell: ({ created_at }) => <RelativeTime date={created_at} /> },
    {
      header: t("status"),
      unlabelled: true,
      cell: (application) =>
        application.can_answer ? (
          <StatusSelect application={application} onReview={onReview} />
        ) : (
          <StatusBadge status={application.status} />
        ),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      {canWrite && <SelectionBar label={t("chooseAll")} selection={selection} />}
      <WideTable caption={t("title")} columns={columns} rows={applications} rowKey={({ id }) => id} />
    </div>
  );
}

function Student({ application, onOpen }: { application: Application; onOpen: (id: number) => void }) {
  const t = useTranslations("applications.company");
  const { id, student, status, followed_up_at, answered_at } = application;
  const isWaiting = followed_up_at && !answered_at && undecidedStatuses.includes(status);
  return (
    <div className="flex items-center gap-3">
      <Avatar id={student.id} name={student.name} src={student.avatar_url} />
      <div className="min-w-0">
        <button
          type="button"
          data-printed
          onClick={() => onOpen(id)}
          className="wrap-anywhere min-h-11 text-left font-semibold hover:underline md:min-h-9"
        >
          {student.name}
        </button>
        {isWaiting && (
          <p className="flex items-center gap-1 text-alert text-xs">
            <BellRing className="size-3.5" />
            {t("followedUp")}
          </p>
        )}
      </div>
    </div>
  );
}
