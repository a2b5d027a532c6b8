import { useFormatter, useTranslations } from "next-intl";
import { useClassName } from "@/components/profiles/use-class-name";
import type { Column } from "@/components/ui/table";
import { useDay } from "@/components/ui/use-day";
import type {
  InsightFigure,
  InsightsQuery,
  listActivity,
  listAnswerTimes,
  listInternshipsFound,
  listStudentsWithoutInternship,
} from "@/lib/analytics/insights-contract";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { useMeasureFormat } from "../use-measures";
import { ActivityChart } from "./activity-chart";
import { ExportInsight } from "./export-insight";
import { Insight } from "./insight";
import { InsightBars } from "./insight-bars";
import { useHiddenGroups } from "./use-hidden-groups";

type Figures = {
  internships: ResponseOf<typeof listInternshipsFound>;
  without: ResponseOf<typeof listStudentsWithoutInternship>;
  answers: ResponseOf<typeof listAnswerTimes>;
  activity: ResponseOf<typeof listActivity>;
};

type Props = { figures: Figures; query: InsightsQuery };

export function Insights({ figures, query }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Internships figure={figures.internships} query={query} />
      <Without figure={figures.without} query={query} />
      <Answers figure={figures.answers} query={query} />
      <Activity figure={figures.activity} query={query} />
    </div>
  );
}

type FigureProps<K extends keyof Figures> = { figure: Figures[K]; query: InsightsQuery };

function Internships({ figure: { data, hidden_groups }, query }: FigureProps<"internships">) {
  const t = useTranslations("school-analytics");
  const nameOf = useClassName();
  const format = useFormatter();
  const columns: Column<(typeof data)[number]>[] = [
    ...useClassColumns(),
    { key: "found", header: t("columns.found"), figures: true, cell: (row) => row.with_internship },
    {
      key: "share",
      header: t("columns.share"),
      figures: true,
      cell: ({ with_internship, students }) =>
        format.number(with_internship / students, { style: "percent", maximumFractionDigits: 0 }),
    },
  ];
  return (
    <Insight
      {...useWords("internships", query)}
      note={useHiddenGroups("classes", hidden_groups)}
      chart={<InsightBars bars={data.map((row) => ({ title: nameOf(row), count: row.with_internship }))} />}
      columns={columns}
      rows={data}
      rowKey={nameOf}
    />
  );
}

type ClassRow = { programme: string | null; year: number | null; students: number };

function useClassColumns(): Column<ClassRow>[] {
  const t = useTranslations("school-analytics.columns");
  const nameOf = useClassName();
  return [
    {
      key: "class",
      header: t("class"),
      bare: true,
      cell: (row) => <span className="wrap-anywhere">{nameOf(row)}</span>,
    },
    { key: "students", header: t("students"), figures: true, cell: ({ students }) => students },
  ];
}

function Without({ figure: { data, hidden_groups, as_of }, query }: FigureProps<"without">) {
  const t = useTranslations("school-analytics");
  const nameOf = useClassName();
  const day = useDay();
  const columns: Column<(typeof data)[number]>[] = [
    ...useClassColumns(),
    { key: "without", header: t("columns.without"), figures: true, cell: ({ without }) => without },
  ];
  const words = useWords("without", query);
  return (
    <Insight
      {...words}
      definition={`${words.definition} ${t("asOf", { date: day(as_of) })}`}
      note={useHiddenGroups("classes", hidden_groups)}
      chart={<InsightBars bars={data.map((row) => ({ title: nameOf(row), count: row.without }))} />}
      columns={columns}
      rows={data}
      rowKey={nameOf}
    />
  );
}

function Answers({ figure: { data, hidden_groups }, query }: FigureProps<"answers">) {
  const t = useTranslations("school-analytics");
  const measures = useMeasureFormat();
  const columns: Column<(typeof data)[number]>[] = [
    {
      key: "company",
      header: t("columns.company"),
      bare: true,
      cell: ({ company }) => <span className="wrap-anywhere">{company.name}</span>,
    },
    {
      key: "applications",
      header: t("columns.applications"),
      figures: true,
      cell: ({ applications }) => applications,
    },
    { key: "time", header: t("columns.time"), figures: true, cell: ({ hours }) => measures.duration(hours) },
  ];
  const bars = data.map(({ company, hours }) => ({
    title: `${company.name} (${measures.duration(hours)})`,
    count: Math.round(hours),
  }));
  return (
    <Insight
      {...useWords("answers", query)}
      note={useHiddenGroups("companies", hidden_groups)}
      chart={<InsightBars bars={bars} hasCounts={false} />}
      columns={columns}
      rows={data}
      rowKey={({ company }) => company.id}
    />
  );
}

function Activity({ figure: { data }, query }: FigureProps<"activity">) {
  const t = useTranslations("school-analytics");
  const [day, shortDay] = [useDay(), useDay("short")];
  const count = (value: number | null) => value ?? t("few");
  const columns: Column<(typeof data)[number]>[] = [
    {
      key: "week",
      header: t("columns.week"),
      bare: true,
      cell: ({ week }) => <span className="whitespace-nowrap">{day(week)}</span>,
    },
    { key: "students", header: t("columns.active"), figures: true, cell: ({ students }) => count(students) },
    { key: "posts", header: t("columns.posts"), figures: true, cell: ({ posts }) => posts },
    { key: "comments", header: t("columns.comments"), figures: true, cell: ({ comments }) => comments },
    {
      key: "applications",
      header: t("columns.applications"),
      figures: true,
      cell: ({ applications }) => applications,
    },
  ];
  const weeks = data.map(({ week, students }) => ({ week: shortDay(week), students }));
  return (
    <Insight
      {...useWords("activity", query)}
      note={null}
      chart={<ActivityChart weeks={weeks} />}
      columns={columns}
      rows={[...data].reverse()}
      rowKey={({ week }) => week}
    />
  );
}

function useWords(figure: InsightFigure, query: InsightsQuery) {
  const t = useTranslations("school-analytics");
  const { weeks } = query;
  return {
    figure,
    title: t(`titles.${figure}`),
    definition: t(`definitions.${figure}`, { weeks }),
    empty: t("none"),
    actions: <ExportInsight figure={figure} query={query} label={t("export")} failed={t("exportFailed")} />,
  };
}
