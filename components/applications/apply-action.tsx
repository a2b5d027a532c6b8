import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonStyleProps } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-component";
import { useOpening } from "@/components/ui/use-opening";
import type { Job } from "@/lib/jobs/schemas";
import { StatusBadge } from "./status-badge";
import type { DocumentFields, JobChange } from "./use-apply";

const ApplyDialog = lazyDialog(async () => (await import("./apply-dialog")).ApplyDialog);

type Props = Required<Pick<ButtonStyleProps, "variant">> & {
  job: Pick<Job, "id" | "title" | "is_open" | "application_status">;
  onJobChange: (change: JobChange) => void;
};

export function ApplyAction({ job, variant, onJobChange }: Props) {
  const t = useTranslations("applications.apply");
  const [isOpen, open, close] = useOpening();
  // Outlives the dialog, so that the chosen files are there when it is opened again.
  const documents = useState<DocumentFields>({});
  const status = job.application_status;
  return (
    <>
      {status && <StatusBadge status={status} />}
      {status && (
        <Button variant="secondary" disabled>
          {t("applied")}
        </Button>
      )}
      {!status && job.is_open && (
        <Button variant={variant} aria-label={t("applyTo", { title: job.title })} onClick={() => open(true)}>
          {t("apply")}
        </Button>
      )}
      {isOpen && <ApplyDialog job={job} documents={documents} onClose={close} onJobChange={onJobChange} />}
    </>
  );
}
