import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Flag, Newspaper, UserPlus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { DashboardStatistics } from "@/lib/moderation/statistics";
import { adminPaths, adminUserPath, postPath } from "@/lib/routes";

type Activity = DashboardStatistics["recentActivity"][number];

const icons = { user: UserPlus, post: Newspaper, report: Flag };

export function RecentActivity({ activity }: { activity: Activity[] }) {
  const t = useTranslations("moderation.activity");
  const locale = useLocale();
  const hrefOf = ({ kind, id }: Activity) => {
    if (kind === "post") return localizedPath(locale, postPath(id));
    if (kind === "report") return adminPaths.reports;
    return adminUserPath(id);
  };
  return (
    <Card>
      <h2 className="card-padding text-lg">{t("title")}</h2>
      {activity.length === 0 && <p className="px-4 pb-4 md:px-5 md:pb-5 text-muted">{t("empty")}</p>}
      <ul>
        {activity.map((entry) => {
          const Icon = icons[entry.kind];
          return (
            <li key={`${entry.kind}-${entry.id}`} className="border-line border-t">
              <Link
                href={hrefOf(entry)}
                className="flex min-h-11 items-start gap-3 px-4 py-3 md:px-5 hover:bg-wash/50"
              >
                <Icon className="mt-0.5 size-4 shrink-0 text-muted" />
                <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                  <span className="wrap-anywhere min-w-0 flex-1 basis-[10rem]">
                    {t(entry.kind, { name: entry.name })}
                    {entry.text && (
                      <span title={entry.text} className="line-clamp-1 text-muted text-sm">
                        {entry.text}
                      </span>
                    )}
                  </span>
                  <RelativeTime
                    date={entry.created_at}
                    kind="admin"
                    className="shrink-0 text-muted text-sm"
                  />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
