import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-entries";
import { urlOf } from "@/lib/api/client";
import { exportApplications } from "@/lib/applications/contract";
import type { CompanyWords } from "./company-address";

/** The list as it is narrowed, as a table or with its documents. */
export function ExportMenu({ words: { q, status, job_posting_id } }: { words: CompanyWords }) {
  const t = useTranslations("applications.company");
  const save = (format: "csv" | "zip") =>
    location.assign(urlOf(exportApplications, { query: { format, q, status, job_posting_id } }));
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <Download aria-hidden="true" />
          {t("export")}
        </Button>
      }
    >
      <MenuItem onSelect={() => save("csv")}>{t("exportCsv")}</MenuItem>
      <MenuItem onSelect={() => save("zip")}>{t("exportZip")}</MenuItem>
    </Menu>
  );
}
