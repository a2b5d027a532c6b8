import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import type { CompanySearchParams } from "@/lib/applications/company-search-params";
import { useExport } from "./use-export";

/** The list as it is narrowed, as a table or with its documents. */
export function ExportMenu({ params }: { params: CompanySearchParams }) {
  const t = useTranslations("applications.company");
  const { busy, takeTable, takeDocuments } = useExport(params);
  return (
    <Menu
      trigger={
        <Button variant="secondary" busy={busy}>
          <Download aria-hidden="true" />
          {t("export")}
        </Button>
      }
    >
      <MenuItem onSelect={takeTable}>{t("exportCsv")}</MenuItem>
      <MenuItem onSelect={takeDocuments}>{t("exportZip")}</MenuItem>
    </Menu>
  );
}
