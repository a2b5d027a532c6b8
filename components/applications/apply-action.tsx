import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonStyleProps } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-component";
import type { ApplicationStatus } from "@/db/enums";
import { StatusBadge } from "./status-badge";

const ApplyDialog = lazyDialog(async () => (await import("./apply-dialog")).ApplyDialog);

type Props = Required<Pick<ButtonStyleProps, "variant">> & {
  job: { id: number; title: string; is_open: boolean; application_status: ApplicationStatus | null };
  onApplied: (status: ApplicationStatus) => void;
};

export function ApplyAction({ job, variant, onApplied }: Props) {
  const t = useTranslations("applications.apply");
  const [isOpen, setOpen] = useState(false);
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
        <Button
          variant={variant}
          aria-label={t("applyTo", { title: job.title })}
          onClick={() => setOpen(true)}
        >
          {t("apply")}
        </Button>
      )}
      {isOpen && <ApplyDialog job={job} onClose={() => setOpen(false)} onApplied={onApplied} />}
    </>
  );
}
