import { PassThrough, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { and, desc, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { ZipFile } from "yazl";
import { applications } from "@/db/schema/applications";
import type { QueryOf } from "@/lib/api/endpoint";
import { AppError } from "@/lib/api/errors";
import type { Viewer } from "@/lib/auth/viewer";
import { messagesFor } from "@/lib/i18n/messages";
import { mayWriteJobs } from "@/lib/jobs/queries";
import { log } from "@/lib/log";
import { storage } from "@/lib/storage/storage";
import { selectApplications } from "./columns";
import type { exportApplications as endpoint } from "./contract";
import { csv } from "./csv";
import { type Opened, recordOpenings } from "./openings";
import { visibleTo } from "./policy";
import type { ApplicationRow } from "./present";
import { matching } from "./queries";

type Recruiter = Viewer<"company">;
type Wanted = QueryOf<typeof endpoint>;
type Row = ApplicationRow & { resumeId: number; coverLetterId: number | null };

const most = { csv: 10_000, zip: 500 };

/**
 * What the company's list shows, as a table or as an archive of the documents. Putting documents into an archive opens
 * them. Throws `forbidden` for who only reads.
 */
export async function exportApplications(
  viewer: Recruiter,
  wanted: Wanted,
  caller: { address: string },
): Promise<Response> {
  if (!(await mayWriteJobs(viewer))) throw new AppError("forbidden");
  const rows = await rowsOf(viewer, wanted);
  const name = `${words(viewer)("fileName")}-${new Date().toISOString().slice(0, 10)}`;
  if (wanted.format === "csv") return download(table(viewer, rows), "text/csv; charset=utf-8", `${name}.csv`);
  await recordOpenings(viewer, rows.flatMap(openedWith), caller);
  return download(Readable.toWeb(archive(rows)) as never, "application/zip", `${name}.zip`);
}

function rowsOf(viewer: Recruiter, wanted: Wanted): Promise<Row[]> {
  return selectApplications(viewer)
    .where(
      and(
        visibleTo(viewer),
        matching(wanted),
        wanted.status && sql`${applications.status} = ${wanted.status}`,
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(most[wanted.format]);
}

function words({ locale }: Recruiter) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: "applications.export" });
}

function table(viewer: Recruiter, rows: Row[]): string {
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
  return csv([head, ...lines], viewer.locale);
}

function openedWith({ id, resumeId, coverLetterId }: Row): Opened[] {
  const documents = coverLetterId === null ? [resumeId] : [resumeId, coverLetterId];
  return documents.map((documentId) => ({ applicationId: id, documentId }));
}

/** Each file is opened when its turn comes: the archive is never in memory, nor are two of its files. */
function archive(rows: Row[]): Readable {
  const zip = new ZipFile();
  for (const row of rows) {
    const folder = `${plain(row.jobTitle)}/${plain(row.studentName)} (${row.id})`;
    add(zip, row.resumePath, `${folder}/1 ${plain(row.resumeName)}`);
    if (row.coverLetterPath) add(zip, row.coverLetterPath, `${folder}/2 ${plain(row.coverLetterName ?? "")}`);
  }
  zip.end();
  return (zip.outputStream as unknown as Readable).pipe(new PassThrough());
}

function add(zip: ZipFile, path: string, name: string): void {
  // PDF is compressed already.
  zip.addReadStreamLazy(name, { compress: false }, (take) => {
    storage()
      .open(path)
      .then((file) => {
        if (file) return take(null, Readable.fromWeb(file.stream as NodeStream));
        log.warn({ path }, "a document is not in its place");
        take(null, Readable.from([]));
      })
      .catch((error) => take(error, Readable.from([])));
  });
}

/** A name that every system can give a file. */
function plain(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ").replace(/\s+/g, " ");
  return (
    Array.from(safe)
      .slice(0, 80)
      .join("")
      .replace(/^[. ]+|[. ]+$/g, "") || "-"
  );
}

function download(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
