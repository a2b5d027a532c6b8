import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { Sidebar } from "@/lib/posts/sidebar";

/** The right sidebar (spec 2), computed; a card with nothing to show is not shown. */
export function FeedSidebar({ sidebar }: { sidebar: Sidebar }) {
  const t = useTranslations("posts.sidebar");
  const words = useTranslations("posts");
  const format = useFormatter();
  const { categories, tags, stats, suggestions } = sidebar;
  const figures = [
    [t("students"), stats.students],
    [t("companies"), stats.companies],
    [t("posts"), stats.posts],
  ] as const;
  return (
    <div className="grid gap-4">
      <SidebarCard title={t("categories")} note={t("window")} shown={categories.length > 0}>
        <ul className="grid">
          {categories.map(({ slug, count }) => (
            <li key={slug}>
              <Link
                prefetch={false}
                href={`/student/dashboard/search?category=${slug}`}
                className="-mx-2 flex min-h-11 items-center justify-between gap-2 rounded-control px-2 transition-colors hover:bg-wash"
              >
                <span>{words(`categories.${slug}`)}</span>
                <span className="text-muted text-sm tabular-nums">{format.number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </SidebarCard>
      <SidebarCard title={t("tags")} note={t("window")} shown={tags.length > 0}>
        <ul className="flex flex-wrap gap-1.5">
          {tags.map(({ name }) => (
            <li key={name} className="max-w-full">
              <Chip href={`/student/dashboard/search?tag=${encodeURIComponent(name)}`}>#{name}</Chip>
            </li>
          ))}
        </ul>
      </SidebarCard>
      <SidebarCard title={t("stats")} shown={stats.students > 0}>
        <dl className="grid gap-1 text-sm">
          {figures.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-2">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{format.number(value)}</dd>
            </div>
          ))}
        </dl>
      </SidebarCard>
      <SidebarCard title={t("suggestions")} shown={suggestions.length > 0}>
        <ul className="grid gap-1">
          {suggestions.map((person) => (
            <li key={person.id}>
              <Link
                prefetch={false}
                href={`/student/dashboard/search?user_id=${person.id}`}
                aria-label={t("seePosts", { name: person.name })}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 transition-colors hover:bg-wash"
              >
                <Avatar id={person.id} name={person.name} src={person.avatar_url} size={32} />
                <span className="min-w-0">
                  <span className="block truncate font-display font-semibold text-sm">{person.name}</span>
                  <span className="block text-muted text-xs">{t("shared", { count: person.shared })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </SidebarCard>
    </div>
  );
}

function SidebarCard({
  title,
  note,
  shown,
  children,
}: {
  title: string;
  note?: string;
  shown: boolean;
  children: ReactNode;
}) {
  if (!shown) return null;
  return (
    <Card as="section" className="grid gap-3 p-4">
      <div>
        <h2 className="text-base">{title}</h2>
        {note && <p className="text-muted text-xs">{note}</p>}
      </div>
      {children}
    </Card>
  );
}
