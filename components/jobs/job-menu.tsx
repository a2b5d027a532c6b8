import { Ellipsis, Flag } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import type { JobProps } from "./job-controls";

const ReportJobDialog = dynamic(() => import("./report-job-dialog").then((file) => file.ReportJobDialog));

export function JobMenu({ job, onChange }: JobProps) {
  const t = useTranslations("jobs.report");
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label={t("options", { title: job.title })} icon={<Ellipsis />} />}>
        <MenuItem icon={<Flag />} disabled={job.has_reported} onSelect={() => setReporting(true)}>
          {t(job.has_reported ? "reported" : "report")}
        </MenuItem>
      </Menu>
      {reporting && (
        <ReportJobDialog
          job={job}
          onClose={() => setReporting(false)}
          onReported={() => onChange((current) => ({ ...current, has_reported: true }))}
        />
      )}
    </>
  );
}
