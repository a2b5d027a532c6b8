import { useTranslations } from "next-intl";
import { lazyComponent } from "@/components/ui/lazy-component";
import { SectionCard } from "@/components/ui/section-card";
import type { Analytics } from "@/lib/analytics/queries";
import { ChartBox } from "./chart-box";

const JobBars = lazyComponent(async () => (await import("./job-bars")).JobBars);

/** The number of jobs in the chart; the table below lists the others. */
const maxBars = 10;

export function ApplicationsPerJob({ jobs }: { jobs: Analytics["applications_per_job_posting"] }) {
  const t = useTranslations("analytics.perJob");
  const bars = jobs
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxBars)
    .map(({ job_posting, count }) => ({ ...job_posting, count }));
  return (
    <SectionCard id="applications-per-job" title={t("title")} className="min-w-0">
      <p className="mt-1 text-muted text-sm">{t("meaning", { count: bars.length })}</p>
      <ChartBox className="mt-4 h-[20rem]" empty={bars.length === 0 && t("none")}>
        <JobBars bars={bars} />
      </ChartBox>
    </SectionCard>
  );
}
