import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { applications } from "@/db/schema/applications";
import { documents } from "@/db/schema/documents";
import { jobPostings } from "@/db/schema/jobs";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { ServeOptions } from "@/lib/core/storage/serve";
import { documentLink, readDocumentLink } from "@/lib/documents/links";
import { recordDocumentViews } from "./document-views";
import { applicationVisibleTo } from "./policy";

export type DocumentGrant = ServeOptions & { beforehand?: () => Promise<void> };

/**
 * Authorizes a document by a signed link, which is valid only for this viewer. `beforehand` records the view of
 * another user's document.
 */
export async function authorizeDocument(
  viewer: Viewer,
  path: string,
  query: URLSearchParams,
): Promise<DocumentGrant | null> {
  const link = viewer.role === "visitor" ? null : readDocumentLink(viewer.id, path, query);
  if (!link) return null;
  const rows =
    link.application === null
      ? selectOwnDocument(viewer, path)
      : selectApplicationDocument(viewer, path, link.application);
  const [row] = await rows;
  if (!row) return null;
  const grant: ServeOptions = {
    contentType: "application/pdf",
    cache: "none",
    name: row.name,
  };
  const { application } = link;
  if (application === null || viewer.role === "student" || viewer.role === "visitor") return grant;
  const views = [{ applicationId: application, documentId: row.id }];
  return { ...grant, beforehand: () => recordDocumentViews(viewer, views) };
}

/** Permanent paths redirect to a fresh link: `documents/{id}`, `applications/{id}/resume` and `…/cover_letter`. */
export async function renewLink(viewer: Viewer, permanentPath: string): Promise<string | null> {
  const [, folder, digits, which] =
    /^(documents|applications)\/([1-9]\d{0,8})(?:\/(resume|cover_letter))?$/.exec(permanentPath) ?? [];
  if (viewer.role === "visitor" || !folder || (folder === "applications") !== (which !== undefined))
    return null;
  const id = Number(digits);
  if (folder === "documents") {
    const [row] = await selectOwnDocument(viewer, sql`${documents.id} = ${id}`);
    return row ? documentLink(viewer.id, row.path) : null;
  }
  const column = which === "resume" ? applications.resumeId : applications.coverLetterId;
  const [row] = await selectApplicationDocument(viewer, sql`${documents.id} = ${column}`, id);
  return row ? documentLink(viewer.id, row.path, id) : null;
}

const columns = { id: documents.id, name: documents.name, path: documents.path };
const matchesPath = (path: string | SQL) => (typeof path === "string" ? eq(documents.path, path) : path);

function selectOwnDocument(viewer: Viewer, path: string | SQL) {
  return db
    .select(columns)
    .from(documents)
    .where(and(matchesPath(path), sql`${documents.userId} = ${viewer.id}`));
}

function selectApplicationDocument(viewer: Viewer, path: string | SQL, applicationId: number) {
  const sent = or(eq(documents.id, applications.resumeId), eq(documents.id, applications.coverLetterId));
  return db
    .select(columns)
    .from(applications)
    .innerJoin(jobPostings, eq(jobPostings.id, applications.jobPostingId))
    .innerJoin(documents, sent)
    .where(and(eq(applications.id, applicationId), matchesPath(path), applicationVisibleTo(viewer)));
}
