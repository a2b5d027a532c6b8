import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { exportApplications, exportDocuments } from "@/lib/applications/export-contract";
import { downloadFile } from "@/lib/core/api/client";

/** Saves the filtered list as a table, or its documents as an archive. */
export function useExport({ q, status, job_posting_id }: CompanySearchParams) {
  const options = { failed: useTranslations("applications.failed")("export"), send: downloadFile };
  const table = useMutation(exportApplications, options);
  const documents = useMutation(exportDocuments, options);
  const filters = { q, status, job_posting_id };
  return {
    table: { ...table, start: () => table.run({ query: { format: "csv", ...filters } }) },
    documents: { ...documents, start: () => documents.run({ body: filters }) },
  };
}
