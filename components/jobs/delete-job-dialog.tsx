"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useMutation } from "@/components/ui/use-mutation";
import { deleteJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

type Props = { job: Job; onClose: () => void; onDeleted: () => void };

/** Asks before a job is deleted, and says how many applicants it concerns. */
export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const t = useTranslations("jobs");
  const applicants = job.applications_count ?? 0;

  const { run, busy, error } = useMutation(deleteJob, {
    failed: t("failed.delete"),
    done: t("done.deleted"),
    toast: false,
    onSuccess() {
      onDeleted();
      onClose();
    },
  });
  const text = (
    <>
      {t("delete.text")}
      {applicants > 0 && <span className="mt-2 block">{t("delete.applicants", { count: applicants })}</span>}
    </>
  );
  return (
    <ConfirmDialog
      title={t("delete.title")}
      text={text}
      confirm={t("delete.confirm")}
      cancel={t("delete.cancel")}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => run({ ids: { id: job.id } })}
    />
  );
}
