import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { exportApplications, exportDocuments } from "@/lib/applications/export-contract";
import { downloadFile } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Saves the list as it is narrowed: as a table, or its documents. */
export function useExport({ q, status, job_posting_id }: CompanySearchParams) {
  const t = useTranslations("applications.failed");
  const [busy, setBusy] = useState(false);
  const narrowed = { q, status, job_posting_id };

  async function take(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast.error(errorMessage(failure, t("export")));
    }
    setBusy(false);
  }
  return {
    busy,
    takeTable: () => take(() => downloadFile(exportApplications, { query: { format: "csv", ...narrowed } })),
    takeDocuments: () => take(() => downloadFile(exportDocuments, { body: narrowed })),
  };
}
