import { useTranslations } from "next-intl";
import { WriteButton } from "@/components/chat/write-button";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { MessageSquareReply } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { RelativeTime } from "@/components/ui/relative-time";
import { Section } from "@/components/ui/section";
import { Sheet } from "@/components/ui/sheet";
import { Spinner } from "@/components/ui/spinner";
import type { ApplicationWithEvents } from "@/lib/applications/schemas";
import { companyPaths } from "@/lib/routes";
import { Documents } from "./documents";
import { Notes } from "./notes";
import { StatusBadge } from "./status-badge";
import { Timeline } from "./timeline";
import { useApplication } from "./use-application";
import type { ReviewRequest } from "./use-review";

type Props = {
  id: number;
  onReview: (request: ReviewRequest) => void;
  onClose: () => void;
};

export function ApplicationPanel({ id, onReview, onClose }: Props) {
  const t = useTranslations("applications");
  const { application, error, refresh } = useApplication(id);
  return (
    <Sheet
      side="right"
      open
      onClose={onClose}
      title={application?.student.name ?? t("company.one")}
      className="md:w-[30rem]"
      footer={
        application?.can_answer && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onReview({ applications: [application], status: application.status })}>
              <MessageSquareReply />
              {t("company.answer")}
            </Button>
            <WriteButton
              userId={application.student.id}
              label={t("company.write", { name: application.student.name })}
              errorText={t("company.failedWrite")}
              path={companyPaths.chat}
            />
          </div>
        )
      }
    >
      {!application && !error && <Spinner />}
      {error && <LoadError error={error} errorText={t("failed.list")} retry={refresh} />}
      {application && <PanelContent application={application} />}
    </Sheet>
  );
}

function PanelContent({ application }: { application: ApplicationWithEvents }) {
  const t = useTranslations("applications.company");
  const { student, job_posting, created_at, status } = application;
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-3">
        <Avatar id={student.id} name={student.name} src={student.avatar_url} size={48} />
        <div className="min-w-0 flex-1">
          <Link
            href={`${companyPaths.applicants}/${student.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline md:min-h-0"
          >
            {t("profile")}
          </Link>
          <p className="wrap-anywhere">{job_posting.title}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            <RelativeTime date={created_at} />
            <StatusBadge status={status} />
          </p>
        </div>
      </div>
      <Section id="panel-documents" heading="h3" title={t("documents")}>
        <Documents application={application} />
        <p className="text-muted text-xs">{t("openingSeen")}</p>
      </Section>
      <Section id="panel-history" heading="h3" title={t("history")} className="grid gap-3">
        <Timeline events={application.events} company={job_posting.company_name} />
      </Section>
      <Notes applicationId={application.id} canWrite={application.can_answer} />
    </div>
  );
}
