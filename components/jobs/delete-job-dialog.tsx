import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

type Props = { job: Job; onClose: () => void; onDeleted: () => unknown };

export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const t = useTranslations("jobs");
  const count = job.applications_count ?? 0;
  const text = (
    <>
      {t("delete.text")}
      {count > 0 && <span className="mt-2 block">{t("delete.applicants", { count })}</span>}
    </>
  );
  return (
    <ConfirmDialog
      title={t("delete.title", { title: job.title })}
      text={text}
      confirm={t("delete.confirm")}
      endpoint={deleteJob}
      options={{ params: { id: job.id } }}
      errorText={t("failed.delete")}
      successText={t("done.deleted")}
      refresh={onDeleted}
      onClose={onClose}
    />
  );
}
