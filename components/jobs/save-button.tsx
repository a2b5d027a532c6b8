"use client";

import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import type { Job } from "@/lib/jobs/schemas";
import { useSaveJob } from "./use-save-job";

export function SaveButton({ job, onChange }: { job: Job; onChange: (change: (job: Job) => Job) => void }) {
  const t = useTranslations("jobs.card");
  const toggle = useSaveJob(job, onChange);
  return (
    <IconButton
      label={job.is_saved ? t("unsave", { title: job.title }) : t("save", { title: job.title })}
      aria-pressed={job.is_saved}
      onClick={toggle}
    >
      <Bookmark aria-hidden="true" className={cx(job.is_saved && "fill-current")} />
    </IconButton>
  );
}
