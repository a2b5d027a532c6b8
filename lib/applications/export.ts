import { and, desc, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { applications } from "@/db/schema/applications";
import type { Download } from "@/lib/api/download";
import type { BodyOf } from "@/lib/api/endpoint";
import type { Viewer } from "@/lib/auth/viewer";
import { mayWrite, requireMembership } from "@/lib/companies/policy";
import { messagesFor } from "@/lib/i18n/messages";
import { fileNameOf, type ZipEntry, zipOf } from "@/lib/storage/zip";
import { selectApplications } from "./columns";
import type { exportDocuments as endpoint } from "./contract";
import { csv } from "./csv";
import { type Opened, recordOpenings } from "./openings";
import { visibleTo } from "./policy";
import type { ApplicationRow } from "./present";
import { matching } from "./queries";

type Recruiter = Viewer<"company">;
type Wanted = BodyOf<typeof endpoint>;
type Row = ApplicationRow & { resumeId: number; coverLetterId: number | null };

/** How many applications fit; what is cut says so. */
const most = { csv: 10_000, zip: 500 };

/** What the company's list shows, as a table. Throws `not_found` without a company, `forbidden` for who only reads. */
export async function exportApplications(viewer: Recruiter, wanted: Wanted): Promise<Download> {
  await requireMembership(viewer, mayWrite);
  const { rows, cut } = await rowsOf(viewer, wanted, most.csv);
  const body = table(viewer, rows, cut);
  return { type: "text/csv; charset=utf-8", name: `${nameFor(viewer)}.csv`, body };
}

/**
 * The documents of what the company's list shows, as an archive, which opens each of them. Throws as
 * `exportApplications` does.
 */
export async function exportDocuments(
  viewer: Recruiter,
  wanted: Wanted,
  caller: { address: string },
): Promise<Download> {
  await requireMembership(viewer, mayWrite);
  const { rows, cut } = await rowsOf(viewer, wanted, most.zip);
  await recordOpenings(viewer, rows.flatMap(openedWith), caller);
  const t = words(viewer);
  const missing = cut ? [{ name: t("readme"), text: `${t("cutDocuments", { count: most.zip })}\n` }] : [];
  const body = zipOf([...missing, ...rows.flatMap(filesOf)]);
  return { type: "application/zip", name: `${nameFor(viewer)}.zip`, body };
}

async function rowsOf(viewer: Recruiter, wanted: Wanted, atMost: number) {
  const status = wanted.status && sql`${applications.status} = ${wanted.status}`;
  const rows: Row[] = await selectApplications(viewer)
    .where(and(visibleTo(viewer), matching(wanted), status))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(atMost + 1);
  return { rows: rows.slice(0, atMost), cut: rows.length > atMost };
}

function words({ locale }: Recruiter) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: "applications.export" });
}

function nameFor(viewer: Recruiter): string {
  return `${words(viewer)("fileName")}-${new Date().toISOString().slice(0, 10)}`;
}

function table(viewer: Recruiter, rows: Row[], cut: boolean): string {
  const t = words(viewer);
  const statuses = createTranslator({
    locale: viewer.locale,
    messages: messagesFor(viewer.locale),
    namespace: "applications.status",
  });
  const head = [t("student"), t("job"), t("status"), t("sent"), t("answered"), t("resume"), t("coverLetter")];
  const lines = rows.map((row) => [
    row.studentName,
    row.jobTitle,
    statuses(row.status),
    row.createdAt.toISOString(),
    row.answeredAt?.toISOString() ?? null,
    row.resumeName,
    row.coverLetterName,
  ]);
  const missing = cut ? [[t("cutTable", { count: most.csv })]] : [];
  return csv([head, ...lines, ...missing], viewer.locale);
}

function openedWith({ id, resumeId, coverLetterId }: Row): Opened[] {
  const documents = coverLetterId === null ? [resumeId] : [resumeId, coverLetterId];
  return documents.map((documentId) => ({ applicationId: id, documentId }));
}

function filesOf(row: Row): ZipEntry[] {
  const folder = `${fileNameOf(row.jobTitle)}/${fileNameOf(row.studentName)} (${row.id})`;
  const resume = { path: row.resumePath, name: `${folder}/1 ${fileNameOf(row.resumeName)}` };
  if (!row.coverLetterPath) return [resume];
  return [
    resume,
    { path: row.coverLetterPath, name: `${folder}/2 ${fileNameOf(row.coverLetterName ?? "")}` },
  ];
}
