import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LazySuggestions } from "@/components/suggestions/lazy-suggestions";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { Sidebar } from "@/lib/posts/sidebar";
import { studentPaths } from "@/lib/routes";

export function FeedSidebar({ sidebar }: { sidebar: Sidebar }) {
  return (
    <div className="grid gap-4">
      <Categories categories={sidebar.categories} />
      <Tags tags={sidebar.tags} />
      <Stats stats={sidebar.stats} />
      <LazySuggestions perPage={4} isNarrow />
    </div>
  );
}

const rowStyle =
  "-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 transition-colors hover:bg-wash";

function Categories({ categories }: { categories: Sidebar["categories"] }) {
  const t = useTranslations("posts");
  const format = useFormatter();
  return (
    <SidebarCard title={t("sidebar.categories")} note={t("sidebar.window")} isShown={categories.length > 0}>
      <ul className="grid">
        {categories.map(({ slug, count }) => (
          <li key={slug}>
            <Link href={`${studentPaths.search}?category=${slug}`} className={rowStyle}>
              <span className="flex-1">{t(`categories.${slug}`)}</span>
              <span className="text-muted text-sm tabular-nums">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SidebarCard>
  );
}

function Tags({ tags }: { tags: Sidebar["tags"] }) {
  const t = useTranslations("posts.sidebar");
  return (
    <SidebarCard title={t("tags")} note={t("window")} isShown={tags.length > 0}>
      <ul className="chip-list">
        {tags.map(({ name }) => (
          <li key={name} className="max-w-full">
            <Chip href={`${studentPaths.search}?tag=${encodeURIComponent(name)}`}>#{name}</Chip>
          </li>
        ))}
      </ul>
    </SidebarCard>
  );
}

function Stats({ stats }: { stats: Sidebar["stats"] }) {
  const t = useTranslations("posts.sidebar");
  const format = useFormatter();
  return (
    <SidebarCard title={t("stats")} isShown={stats.students > 0}>
      <dl className="grid gap-1 text-sm">
        {(["students", "companies", "posts"] as const).map((name) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="font-semibold tabular-nums">{format.number(stats[name])}</dd>
          </div>
        ))}
      </dl>
    </SidebarCard>
  );
}

type Props = { title: string; note?: string; isShown: boolean; children: ReactNode };

function SidebarCard({ title, note, isShown, children }: Props) {
  if (!isShown) return null;
  return (
    <Card className="grid gap-3 p-4">
      <div>
        <h2 className="text-base">{title}</h2>
        {note && <p className="text-muted text-xs">{note}</p>}
      </div>
      {children}
    </Card>
  );
}
