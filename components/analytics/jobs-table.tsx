import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { ScrollBox } from "@/components/ui/scroll-box";
import { Section } from "@/components/ui/section";
import { type Column, Table } from "@/components/ui/table";
import type { Analytics } from "@/lib/analytics/queries";
import { useMeasureFormat } from "./use-measures";

type Row = Analytics["applications_per_job_posting"][number];

export function JobsTable({ jobs, total }: { jobs: Row[]; total: number }) {
  const t = useTranslations("analytics");
  const format = useFormatter();
  const measures = useMeasureFormat();
  const columns: Column<Row>[] = [
    {
      header: t("table.job"),
      cell: ({ job_posting: { title, locale } }) => <span lang={locale ?? undefined}>{title}</span>,
      rowHeader: true,
    },
    { header: t("table.applications"), cell: ({ count }) => format.number(count), numeric: true },
    { header: t("figures.views"), cell: ({ views }) => format.number(views), numeric: true },
    { header: t("figures.conversion"), cell: ({ conversion }) => measures.share(conversion), numeric: true },
    {
      header: t("figures.answer"),
      cell: ({ hours_to_first_answer: hours }) => measures.duration(hours),
      numeric: true,
    },
  ];
  return (
    <Section id="jobs" title={t("table.title")} titleClassName="mb-3 text-lg" className="min-w-0">
      <Card as="div" className="max-md:border-0 max-md:bg-transparent md:px-2 md:py-1">
        <ScrollBox label={t("table.title")} className="@container/table">
          <Table
            caption={t("table.title")}
            columns={columns}
            rows={jobs}
            rowKey={({ job_posting }) => job_posting.id}
          />
        </ScrollBox>
      </Card>
      {total > jobs.length && (
        <p className="mt-2 text-muted text-sm">{t("table.newest", { shown: jobs.length, total })}</p>
      )}
    </Section>
  );
}
