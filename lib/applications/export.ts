import { desc, inArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { requireMembership } from "@/lib/companies/policy";
import { writerRoles } from "@/lib/companies/roles";
import { csvDownload } from "@/lib/core/api/csv-download";
import { type Download, downloadName } from "@/lib/core/api/download";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { Viewer } from "@/lib/core/auth/viewer";
import { toTableTime } from "@/lib/core/i18n/school-time";
import { getTranslator } from "@/lib/core/i18n/translator";
import { fileNameOf, type ZipEntry, zipOf } from "@/lib/core/storage/zip";
import { type DocumentView, recordDocumentViews } from "./document-views";
import type { exportDocuments as endpoint } from "./export-contract";
import { selectMatchingApplications } from "./search";
import { type ApplicationRow, selectApplications } from "./select";

type CompanyViewer = Viewer<"company">;
type ExportFilters = BodyOf<typeof endpoint>;
type Row = ApplicationRow & { resumeId: number; coverLetterId: number | null };

/** A longer list is cut, and the export says so. */
const maxRows = { csv: 10_000, zip: 500 };

export async function exportApplications(viewer: CompanyViewer, filters: ExportFilters): Promise<Download> {
  await requireMembership(viewer, writerRoles);
  const { rows, isTruncated } = await selectRows(viewer, filters, maxRows.csv);
  const t = getTranslator(viewer.locale, "applications.export");
  const statuses = getTranslator(viewer.locale, "applications.status");
  const head = [t("student"), t("job"), t("status"), t("sent"), t("answered"), t("resume"), t("coverLetter")];
  const lines = rows.map((row) => [
    row.student.name,
    row.job_posting.title,
    statuses(row.status),
    toTableTime(row.created_at),
    toTableTime(row.answered_at),
    row.resume.name,
    row.cover_letter?.name ?? null,
  ]);
  const notice = isTruncated ? [[t("cutTable", { count: maxRows.csv })]] : [];
  return csvDownload(t("fileName"), viewer.locale, head, async () => ({
    rows: [...lines, ...notice],
    next: null,
  }));
}

export async function exportDocuments(viewer: CompanyViewer, filters: ExportFilters): Promise<Download> {
  await requireMembership(viewer, writerRoles);
  const { rows, isTruncated } = await selectRows(viewer, filters, maxRows.zip);
  await recordDocumentViews(viewer, rows.flatMap(documentViewsOf));
  const t = getTranslator(viewer.locale, "applications.export");
  const notice = isTruncated
    ? [{ name: t("readme"), text: `${t("cutDocuments", { count: maxRows.zip })}\n` }]
    : [];
  const body = zipOf([...notice, ...rows.flatMap(zipEntriesOf)]);
  return { type: "application/zip", name: downloadName(t("fileName"), "zip"), body };
}

async function selectRows(viewer: CompanyViewer, filters: ExportFilters, limit: number) {
  const matching = selectMatchingApplications(viewer, filters).as("matching");
  // Limited first, so that the other tables are read only for what is exported.
  const newest = db
    .select({ id: matching.id })
    .from(matching)
    .where(filters.status && sql`${matching.status} = ${filters.status}`)
    .orderBy(desc(matching.createdAt), desc(matching.id))
    .limit(limit + 1);
  const { resumeId, coverLetterId } = applications;
  const rows: Row[] = await selectApplications(viewer, { resumeId, coverLetterId })
    .where(inArray(applications.id, newest))
    .orderBy(desc(applications.createdAt), desc(applications.id));
  return { rows: rows.slice(0, limit), isTruncated: rows.length > limit };
}

function documentViewsOf({ id, resumeId, coverLetterId }: Row): DocumentView[] {
  const documents = coverLetterId === null ? [resumeId] : [resumeId, coverLetterId];
  return documents.map((documentId) => ({ applicationId: id, documentId }));
}

function zipEntriesOf(row: Row): ZipEntry[] {
  const folder = `${fileNameOf(row.job_posting.title)}/${fileNameOf(row.student.name)} (${row.id})`;
  const resume = { path: row.resume_path, name: `${folder}/1 ${fileNameOf(row.resume.name)}` };
  if (!row.cover_letter_path) return [resume];
  return [
    resume,
    { path: row.cover_letter_path, name: `${folder}/2 ${fileNameOf(row.cover_letter?.name ?? "")}` },
  ];
}
