import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { emails } from "@/db/schema/email";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { selectPage } from "@/lib/core/api/select-page";
import type { Member, MemberParams } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { EmailBody } from "./schemas";
import { type EmailRow, serializeEmail, serializeEmailBody } from "./serialize";

export async function listEmails(viewer: Member, query: PageQuery) {
  const rows = await readEmailRows(viewer, query);
  const present = (row: EmailRow) => serializeEmail(viewer, row);
  return { data: toPage(rows, present, query), unread: rows[0]?.unread ?? 0 };
}

const readEmailRows = prepareFirstPage([{ page: 1, per_page: 20 }], selectEmailRows);

function selectEmailRows(viewer: MemberParams, query: PageQuery) {
  const { page, selectRows } = selectPage(
    {
      from: emails,
      id: emails.publicId,
      where: eq(emails.userId, viewer.id),
      order: [desc(emails.publicId)],
      counts: { unread: sql<number>`count(*) filter (where ${isNull(emails.readAt)})::int`.as("unread") },
    },
    query,
  );
  return selectRows(emailColumns).leftJoin(emails, eq(emails.publicId, page.id));
}

export async function getEmail(viewer: Member, id: number): Promise<EmailBody> {
  const [row] = await db
    .select({ ...emailColumns, address: emails.recipient, delivery: emails.status })
    .from(emails)
    .where(and(eq(emails.publicId, id), eq(emails.userId, viewer.id)));
  if (!row) throw new AppError("not_found");
  return serializeEmailBody(viewer, row);
}

const emailColumns = {
  id: emails.publicId,
  kind: emails.kind,
  params: emails.params,
  is_read: sql<boolean>`${emails.readAt} is not null`,
  created_at: isoDateOf(emails.createdAt),
};
