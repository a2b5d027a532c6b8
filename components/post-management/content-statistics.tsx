import { useFormatter, useTranslations } from "next-intl";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { getContentStatistics } from "@/lib/posts/content-contract";

type Statistics = ResponseOf<typeof getContentStatistics>["data"];

const names = ["published", "pending", "drafts", "archived", "deleted"] as const;

/** The total is the sum of the others. */
export function ContentStatistics({ statistics }: { statistics: Statistics }) {
  const t = useTranslations("post-management.figures");
  const format = useFormatter();
  const total = names.reduce((sum, name) => sum + statistics[name], 0);
  const figures = [["total", total] as const, ...names.map((name) => [name, statistics[name]] as const)];
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {figures.map(([name, value]) => (
        <div key={name} className="card p-4">
          <dt className="text-muted text-sm">{t(name)}</dt>
          <dd className="font-display font-semibold text-2xl tabular-nums">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
