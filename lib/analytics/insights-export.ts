import { csvDownload } from "@/lib/core/api/csv-download";
import type { Download } from "@/lib/core/api/download";
import type { QueryOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { getTranslator } from "@/lib/core/i18n/translator";
import {
  listActivity,
  listAnswerTimes,
  listInternshipsFound,
  listStudentsWithoutInternship,
} from "./insights";
import type { exportInsight as endpoint } from "./insights-contract";

type Admin = Viewer<"admin">;
type Query = QueryOf<typeof endpoint>;
type Table = { head: string[]; rows: (string | number | null)[][] };
type Translate = ReturnType<typeof getTranslator<"school-analytics">>;

export async function exportInsight(viewer: Admin, query: Query): Promise<Download> {
  const t = getTranslator(viewer.locale, "school-analytics");
  const { head, rows } = await tables[query.figure](viewer, query, t);
  return csvDownload(t(`fileNames.${query.figure}`), viewer.locale, head, async () => ({ rows, next: null }));
}

const tables: Record<Query["figure"], (viewer: Admin, query: Query, t: Translate) => Promise<Table>> = {
  async internships(viewer, query, t) {
    const { data } = await listInternshipsFound(viewer, query);
    const head = [t("columns.programme"), t("columns.year"), t("columns.students"), t("columns.found")];
    return {
      head,
      rows: data.map((row) => [row.programme, row.year, row.students, row.with_internship]),
    };
  },
  async without(viewer, query, t) {
    const { data, as_of } = await listStudentsWithoutInternship(viewer, query);
    const columns = [t("columns.programme"), t("columns.year"), t("columns.students"), t("columns.without")];
    return {
      head: [...columns, t("columns.asOf")],
      rows: data.map(({ programme, year, students, without }) => [programme, year, students, without, as_of]),
    };
  },
  async answers(viewer, query, t) {
    const { data } = await listAnswerTimes(viewer, query);
    return {
      head: [t("columns.company"), t("columns.applications"), t("columns.hours")],
      rows: data.map(({ company, applications, hours }) => [company.name, applications, hours]),
    };
  },
  async activity(viewer, query, t) {
    const weeks = await listActivity(viewer, query);
    const names = ["week", "active", "posts", "comments", "applications"] as const;
    return {
      head: names.map((name) => t(`columns.${name}`)),
      rows: weeks.map(({ week, students, posts, comments, applications }) => [
        week,
        students,
        posts,
        comments,
        applications,
      ]),
    };
  },
};
