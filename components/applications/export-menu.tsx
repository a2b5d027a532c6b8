import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { useExport } from "./use-export";

export function ExportMenu({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const { table, documents } = useExport(params);
  return (
    <div className="grid gap-2">
      <Menu
        trigger={
          <Button variant="secondary" busy={table.busy || documents.busy}>
            <Download />
            {t("export")}
          </Button>
        }
      >
        <MenuItem onSelect={table.start}>{t("exportCsv")}</MenuItem>
        <MenuItem onSelect={documents.start}>{t("exportZip")}</MenuItem>
      </Menu>
      <ActionError error={table.error} retry={table.retry} />
      <ActionError error={documents.error} retry={documents.retry} />
    </div>
  );
}
