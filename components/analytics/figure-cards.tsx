import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { Analytics } from "@/lib/analytics/queries";
import { useMeasureFormat } from "./use-measures";

export function FigureCards({ figures }: { figures: Analytics }) {
  const t = useTranslations("analytics.figures");
  const format = useFormatter();
  const measures = useMeasureFormat();
  const shown = [
    { name: "jobs", value: format.number(figures.total_job_postings) },
    { name: "applications", value: format.number(figures.total_applications) },
    { name: "views", value: format.number(figures.views) },
    { name: "conversion", value: measures.share(figures.conversion) },
    { name: "answer", value: measures.duration(figures.hours_to_first_answer) },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 lg:grid-cols-5">
      {shown.map(({ name, value }) => (
        <Card as="div" key={name} className="flex flex-col p-4 max-lg:last:col-span-full">
          <dt className="text-sm">{t(name)}</dt>
          <dd className="whitespace-nowrap font-display font-semibold text-xl tabular-nums">{value}</dd>
          <dd className="mt-1 text-muted text-xs">{t(`${name}Meaning`)}</dd>
        </Card>
      ))}
    </dl>
  );
}
