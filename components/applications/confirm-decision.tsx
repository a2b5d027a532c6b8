import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Confirmation } from "@/lib/applications/confirmations-contract";
import { updateApplications } from "@/lib/applications/review-contract";

type Props = {
  rows: readonly Confirmation[];
  onClose: () => void;
  onConfirmed: () => Promise<unknown>;
};

export function ConfirmDecision({ rows, onClose, onConfirmed }: Props) {
  const t = useTranslations("company-management.confirmations");
  const count = rows.length;
  return (
    <ConfirmDialog
      title={t("dialog.title", { count })}
      text={
        <>
          {t("dialog.text", { count })}
          {rows.map(({ id, student, job_posting, company }) => (
            <span key={id} className="wrap-anywhere mt-2 block border-line border-l-2 pl-3 text-sm">
              <span className="block font-semibold">{student.name}</span>
              <span className="text-muted">
                {t("jobAt", { job: job_posting.title, company: company.name })}
              </span>
            </span>
          ))}
        </>
      }
      confirm={t("confirm")}
      variant="primary"
      endpoint={updateApplications}
      options={{
        body: {
          ids: rows.map(({ id }) => id),
          expected_statuses: rows.map(({ status }) => status),
          status: "approved",
        },
      }}
      errorText={t("failed.confirm")}
      successText={t("dialog.done", { count })}
      refresh={onConfirmed}
      onClose={onClose}
    />
  );
}
