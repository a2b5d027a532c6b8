import { useFormatter, useTranslations } from "next-intl";
import { lazyComponent } from "@/components/ui/lazy-component";
import { ScrollBox } from "@/components/ui/scroll-box";
import { SectionCard } from "@/components/ui/section-card";
import { type ApplicationStatus, applicationStatuses } from "@/db/enums";
import { ChartBox } from "./chart-box";
import { StatusSwatch } from "./statuses";

// recharts is large, so only this page loads it.
const StatusPie = lazyComponent(async () => (await import("./status-pie")).StatusPie);

type Props = { counts: Record<ApplicationStatus, number>; total: number };

export function ByStatus({ counts, total }: Props) {
  const t = useTranslations("analytics.byStatus");
  return (
    <SectionCard id="by-status" title={t("title")} className="min-w-0">
      <p className="mt-1 text-muted text-sm">{t("meaning")}</p>
      <ScrollBox className="mt-4 flex flex-wrap items-center gap-4">
        <ChartBox className="h-64 flex-1 basis-56" empty={total === 0 && t("none")}>
          <StatusPie counts={counts} />
        </ChartBox>
        <StatusTable counts={counts} total={total} />
      </ScrollBox>
    </SectionCard>
  );
}

function StatusTable({ counts, total }: Props) {
  const t = useTranslations("analytics.byStatus");
  const tStatuses = useTranslations("applications.status");
  const format = useFormatter();
  return (
    <table className="flex-1 basis-56 text-sm">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="text-left text-muted text-xs">
        <tr>
          <th scope="col" className="pb-2 font-semibold">
            {t("status")}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-semibold large-text:wrap-anywhere">
            {t("count")}
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-semibold">
            {t("share")}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {applicationStatuses.map((status) => (
          <tr key={status} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-2">
                <StatusSwatch status={status} />
                {tStatuses(status)}
              </span>
            </th>
            <td className="py-2 pl-3 text-right">{format.number(counts[status])}</td>
            <td className="py-2 pl-3 text-right">
              {format.number(total > 0 ? counts[status] / total : 0, {
                style: "percent",
                maximumFractionDigits: 0,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
