import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { toCompanyQuery } from "@/lib/applications/company-list";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { exportApplications, exportDocuments } from "@/lib/applications/export-contract";
import { downloadFile } from "@/lib/core/api/client";

export function ExportMenu({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const { table, documents } = useExport(params);
  return (
    <div className="grid gap-2">
      <Menu
        trigger={
          <Button variant="secondary" isBusy={table.isBusy || documents.isBusy}>
            <Download />
            {t("export")}
          </Button>
        }
      >
        <MenuItem onSelect={table.start} label={t("exportCsv")} />
        <MenuItem hint={t("exportZipHint")} onSelect={documents.start} label={t("exportZip")} />
      </Menu>
      <ActionError error={table.error} retry={table.retry} />
      <ActionError error={documents.error} retry={documents.retry} />
    </div>
  );
}

function useExport(params: CompanySearchParams) {
  const options = { errorText: useTranslations("applications.failed")("export"), send: downloadFile };
  const table = useMutation(exportApplications, options);
  const documents = useMutation(exportDocuments, options);
  const { page: _, per_page: __, ...filters } = toCompanyQuery(params);
  return {
    table: { ...table, start: () => table.run({ query: { format: "csv", ...filters } }) },
    documents: { ...documents, start: () => documents.run({ body: filters }) },
  };
}
