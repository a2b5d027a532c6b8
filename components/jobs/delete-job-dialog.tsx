"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { deleteJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

type Props = { job: Job; onClose: () => void; onDeleted: () => void };

export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const t = useTranslations("jobs");
  const applicants = job.applications_count ?? 0;

  async function remove(): Promise<string | null> {
    try {
      await call(deleteJob, { ids: { id: job.id } });
    } catch (failure) {
      return errorMessage(failure, t("failed.delete"));
    }
    toast.success(t("done.deleted"));
    onDeleted();
    return null;
  }
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
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
