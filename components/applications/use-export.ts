import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { save } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { exportApplications, exportDocuments } from "@/lib/applications/contract";
import type { CompanyWords } from "./company-address";

/** Saves the list as it is narrowed: as a table, or its documents. */
export function useExport({ q, status, job_posting_id }: CompanyWords) {
  const t = useTranslations("applications.failed");
  const [busy, setBusy] = useState(false);
  const narrowed = { q, status, job_posting_id };

  async function take(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure, t("export")));
    }
    setBusy(false);
  }
  return {
    busy,
    takeTable: () => take(() => save(exportApplications, { query: { format: "csv", ...narrowed } })),
    takeDocuments: () => take(() => save(exportDocuments, { body: narrowed })),
  };
}
