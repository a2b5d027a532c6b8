"use client";

import { useSearchParams } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { PostViewer } from "@/components/posts/post-viewer";
import { FigureCard } from "@/components/ui/figure-card";
import { ListPage } from "@/components/ui/list-page";
import { LoadError } from "@/components/ui/load-error";
import { useSelection } from "@/components/ui/selection";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { type AdminPost, getContentStatistics, listContent } from "@/lib/posts/content-contract";
import { contentHref, parseContentSearchParams } from "@/lib/posts/content-search-params";
import type { SchoolRule } from "@/lib/site";
import { ContentFilters } from "./content-filters";
import { ContentSelection } from "./content-selection";
import { ContentTable, type OnChanged } from "./content-table";
import { WritePost } from "./write-post";

type Props = {
  viewer: PostViewer;
  rules: SchoolRule[];
  initialData: ListPageData<typeof listContent>;
  statistics: ResponseOf<typeof getContentStatistics>;
};

export function ContentManagement({ viewer, rules, initialData, statistics }: Props) {
  const t = useTranslations("post-management");
  const params = parseContentSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listContent, { query: params }, initialData);
  const counts = useEndpoint(getContentStatistics, {}, { fallbackData: statistics });
  // Only the list is awaited: once a row shows its change, it accepts the next click.
  const refresh = () => {
    void counts.mutate();
    return list.mutate();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <WritePost viewer={viewer} onCreated={refresh} />
      <ContentStatistics statistics={(counts.data ?? statistics).data} />
      {counts.error && (
        <LoadError error={counts.error} errorText={t("failed.statistics")} retry={() => counts.mutate()} />
      )}
      <ContentFilters params={params} />
      <ListPage
        list={list}
        href={(page) => contentHref({ ...params, page })}
        errorText={t("failed.list")}
        none={t("none")}
      >
        <SelectablePosts posts={list.page.data.data} rules={rules} onChanged={refresh} />
      </ListPage>
    </div>
  );
}

type TableProps = { posts: AdminPost[]; rules: SchoolRule[]; onChanged: OnChanged };

function SelectablePosts({ posts, ...props }: TableProps) {
  const selection = useSelection(posts.filter(({ status }) => status !== "deleted"));
  return (
    <>
      <ContentSelection selection={selection} {...props} />
      <ContentTable posts={posts} selection={selection} {...props} />
    </>
  );
}

type Statistics = ResponseOf<typeof getContentStatistics>["data"];

const statisticNames = ["published", "pending", "drafts", "archived", "deleted"] as const;

function ContentStatistics({ statistics }: { statistics: Statistics }) {
  const t = useTranslations("post-management.figures");
  const format = useFormatter();
  const total = statisticNames.reduce((sum, name) => sum + statistics[name], 0);
  const figures = [
    ["total", total] as const,
    ...statisticNames.map((name) => [name, statistics[name]] as const),
  ];
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {figures.map(([name, value]) => (
        <FigureCard key={name} name={t(name)}>
          {format.number(value)}
        </FigureCard>
      ))}
    </dl>
  );
}
