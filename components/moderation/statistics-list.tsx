import { useFormatter, useTranslations } from "next-intl";
import { FigureCard } from "@/components/ui/figure-card";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { DashboardStatistics } from "@/lib/moderation/statistics";
import { contentHref } from "@/lib/posts/content-search-params";
import { adminPaths } from "@/lib/routes";
import { usersHref } from "@/lib/users/users-search-params";

const figures = [
  ["totalUsers", adminPaths.users],
  ["activeUsers", usersHref({ activity: "active" })],
  ["totalPosts", contentHref({ status: "published" })],
  ["totalReports", adminPaths.reports],
  ["newUsersToday", usersHref({ activity: "new_today" })],
  ["postsToday", contentHref({ status: "published" })],
  ["userGrowth", usersHref({ activity: "new" })],
  ["engagementRate", usersHref({ activity: "engaged" })],
] as const;
const rates: readonly string[] = ["userGrowth", "engagementRate"];

export function StatisticsList({ statistics }: { statistics: DashboardStatistics }) {
  const t = useTranslations("moderation.figures");
  const format = useFormatter();
  const show = (name: (typeof figures)[number][0]) =>
    rates.includes(name)
      ? format.number(statistics[name] / 100, { style: "percent", maximumFractionDigits: 1 })
      : format.number(statistics[name]);
  return (
    <Section id="figures" title={t("title")} titleClassName="sr-only" className="mt-4">
      <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 lg:grid-cols-4">
        {figures.map(([name, path]) => (
          <FigureCard key={name} name={t(name)} meaning={t(`${name}Meaning`)}>
            <Link href={path} className="hover:text-accent hover:underline">
              {show(name)}
            </Link>
          </FigureCard>
        ))}
      </dl>
    </Section>
  );
}
