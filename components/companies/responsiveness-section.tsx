import { useFormatter, useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import type { Responsiveness } from "@/lib/companies/schemas";

/** Shows how often and how fast the company decides, and what the figures mean. */
export function ResponsivenessSection({ responsiveness }: { responsiveness: Responsiveness }) {
  const t = useTranslations("companies.responsiveness");
  const format = useFormatter();
  const { applications, rate, median_days } = responsiveness;
  return (
    <Section id="responsiveness" title={t("title")} titleClassName="text-xl" className="grid gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Figure name={t("rate")} value={format.number(rate, { style: "percent" })} />
        {median_days !== null && (
          <Figure name={t("time")} value={t("days", { days: Math.round(median_days) })} />
        )}
      </dl>
      <p className="text-muted text-sm">{t("definition", { count: applications })}</p>
    </Section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
    </div>
  );
}
