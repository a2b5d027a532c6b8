import { useFormatter, useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import type { Statistics } from "@/lib/moderation/queries";

const names = ["students", "companies", "posts", "waiting", "reports"] as const;

export function StatisticsList({ figures }: { figures: Statistics }) {
  const t = useTranslations("moderation.figures");
  const format = useFormatter();
  return (
    <Section id="figures" title={t("title")} titleClassName="sr-only" className="mt-6">
      <dl className="grid gap-x-6 gap-y-6 border-line border-y py-6 md:grid-cols-3 lg:grid-cols-4">
        {names.map((name) => (
          <div key={name} className="grid min-w-0 content-start">
            <dt className="text-sm">{t(name)}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums">
              {format.number(figures[name])}
            </dd>
            <dd className="text-muted text-sm">{t(`${name}Meaning`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
