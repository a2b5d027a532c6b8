import { useFormatter, useTranslations } from "next-intl";
import { useFormatClass } from "@/components/profiles/use-format-class";
import type { Column } from "@/components/ui/table";
import { useFormatDay } from "@/components/ui/use-format-day";
import type {
  InsightFigure,
  InsightsQuery,
  listActivity,
  listAnswerTimes,
  listInternshipsFound,
  listStudentsWithoutInternship,
} from "@/lib/analytics/insights-contract";
import type { ResponseOf, ResultOf } from "@/lib/core/api/endpoint";
import { useMeasureFormat } from "../use-measures";
import { ActivityChart } from "./activity-chart";
import { ExportInsight } from "./export-insight";
import { Insight } from "./insight";
import { InsightBars } from "./insight-bars";

type Figures = {
  internships: ResponseOf<typeof listInternshipsFound>;
  without: ResponseOf<typeof listStudentsWithoutInternship>;
  answers: ResponseOf<typeof listAnswerTimes>;
  activity: ResultOf<typeof listActivity>;
};

export function Insights({ figures, query }: { figures: Figures; query: InsightsQuery }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Internships figure={figures.internships} query={query} />
      <StudentsWithoutInternship figure={figures.without} query={query} />
      <AnswerTimes figure={figures.answers} query={query} />
      <Activity figure={figures.activity} query={query} />
    </div>
  );
}

type FigureProps<K extends keyof Figures> = { figure: Figures[K]; query: InsightsQuery };

function Internships({ figure: { data, hidden_groups }, query }: FigureProps<"internships">) {
  const t = useTranslations("school-analytics");
  const formatClass = useFormatClass();
  const format = useFormatter();
  const columns: Column<(typeof data)[number]>[] = [
    ...useClassColumns(),
    { header: t("columns.found"), numeric: true, cell: (row) => row.with_internship },
    {
      header: t("columns.share"),
      numeric: true,
      cell: ({ with_internship, students }) =>
        format.number(with_internship / students, { style: "percent", maximumFractionDigits: 0 }),
    },
  ];
  return (
    <Insight
      {...useInsightTexts("internships", query)}
      note={useHiddenGroups("classes", hidden_groups)}
      chart={
        <InsightBars bars={data.map((row) => ({ title: formatClass(row), count: row.with_internship }))} />
      }
      columns={columns}
      rows={data}
      rowKey={formatClass}
    />
  );
}

type ClassRow = { programme: string | null; year: number | null; students: number };

function useClassColumns(): Column<ClassRow>[] {
  const t = useTranslations("school-analytics.columns");
  const formatClass = useFormatClass();
  return [
    {
      header: t("class"),
      rowHeader: true,
      cell: (row) => <span className="wrap-anywhere">{formatClass(row)}</span>,
    },
    { header: t("students"), numeric: true, cell: ({ students }) => students },
  ];
}

function StudentsWithoutInternship({ figure, query }: FigureProps<"without">) {
  const { data, hidden_groups, as_of } = figure;
  const t = useTranslations("school-analytics");
  const formatClass = useFormatClass();
  const formatDay = useFormatDay();
  const columns: Column<(typeof data)[number]>[] = [
    ...useClassColumns(),
    { header: t("columns.without"), numeric: true, cell: ({ without }) => without },
  ];
  const texts = useInsightTexts("without", query);
  return (
    <Insight
      {...texts}
      definition={`${texts.definition} ${t("asOf", { date: formatDay(as_of) })}`}
      note={useHiddenGroups("classes", hidden_groups)}
      chart={<InsightBars bars={data.map((row) => ({ title: formatClass(row), count: row.without }))} />}
      columns={columns}
      rows={data}
      rowKey={formatClass}
    />
  );
}

function AnswerTimes({ figure: { data, hidden_groups }, query }: FigureProps<"answers">) {
  const t = useTranslations("school-analytics");
  const measures = useMeasureFormat();
  const columns: Column<(typeof data)[number]>[] = [
    {
      header: t("columns.company"),
      rowHeader: true,
      cell: ({ company }) => <span className="wrap-anywhere">{company.name}</span>,
    },
    { header: t("columns.applications"), numeric: true, cell: ({ applications }) => applications },
    { header: t("columns.time"), numeric: true, cell: ({ hours }) => measures.duration(hours) },
  ];
  const bars = data.map(({ company, hours }) => ({
    title: `${company.name} (${measures.duration(hours)})`,
    count: Math.round(hours),
  }));
  return (
    <Insight
      {...useInsightTexts("answers", query)}
      note={useHiddenGroups("companies", hidden_groups)}
      chart={<InsightBars bars={bars} hasCounts={false} />}
      columns={columns}
      rows={data}
      rowKey={({ company }) => company.id}
    />
  );
}

function Activity({ figure: data, query }: FigureProps<"activity">) {
  const t = useTranslations("school-analytics");
  const [formatDay, formatShortDay] = [useFormatDay(), useFormatDay("short")];
  const count = (value: number | null) => value ?? t("few");
  const columns: Column<(typeof data)[number]>[] = [
    {
      header: t("columns.week"),
      rowHeader: true,
      cell: ({ week }) => <span className="whitespace-nowrap">{formatDay(week)}</span>,
    },
    { header: t("columns.active"), numeric: true, cell: ({ students }) => count(students) },
    { header: t("columns.posts"), numeric: true, cell: ({ posts }) => posts },
    { header: t("columns.comments"), numeric: true, cell: ({ comments }) => comments },
    { header: t("columns.applications"), numeric: true, cell: ({ applications }) => applications },
  ];
  const weeks = data.map(({ week, students }) => ({ week: formatShortDay(week), students }));
  return (
    <Insight
      {...useInsightTexts("activity", query)}
      note={null}
      chart={<ActivityChart weeks={weeks} />}
      columns={columns}
      rows={[...data].reverse()}
      rowKey={({ week }) => week}
    />
  );
}

function useInsightTexts(figure: InsightFigure, query: InsightsQuery) {
  const t = useTranslations("school-analytics");
  const { weeks } = query;
  const title = t(`titles.${figure}`);
  return {
    figure,
    title,
    definition: t(`definitions.${figure}`, { weeks }),
    empty: t("none"),
    actions: (
      <ExportInsight
        figure={figure}
        query={query}
        label={t("export")}
        name={t("exportName", { title })}
        errorText={t("exportFailed")}
      />
    ),
  };
}

function useHiddenGroups(kind: "classes" | "companies", count: number): string | null {
  const t = useTranslations("school-analytics.hidden");
  return count > 0 ? t(kind, { count }) : null;
}
