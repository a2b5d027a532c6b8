import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { emails } from "@/db/schema/email";
import { type PageQuery, toOffset, toPage } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { EmailBody } from "./schemas";
import { type EmailRow, serializeEmail, serializeEmailBody } from "./serialize";

/** A page of one's mailbox, newest first, and how many of all one's mails are unread. One query. */
export async function listEmails(viewer: Member, query: PageQuery) {
  const page = db
    .select({
      id: emails.number,
      kind: emails.kind,
      params: emails.params,
      readAt: emails.readAt,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(eq(emails.userId, viewer.id))
    .orderBy(desc(emails.number))
    .limit(query.per_page)
    .offset(toOffset(query))
    .as("page");
  const rows = await db
    .select({
      total: sql<number>`total.all_of_them`,
      unread: sql<number>`total.unread`,
      id: page.id,
      kind: page.kind,
      params: page.params,
      readAt: page.readAt,
      createdAt: page.createdAt,
    })
    .from(countEmails(viewer))
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.id));
  const present = (row: EmailRow) => serializeEmail(viewer, row);
  return { data: toPage(rows, present, query), unread: rows[0]?.unread ?? 0 };
}

function countEmails({ id }: Member) {
  return sql`(select count(*)::int as all_of_them, count(*) filter (where ${isNull(emails.readAt)})::int as unread
    from ${emails} where ${eq(emails.userId, id)}) total`;
}

/** One of one's own mails. Throws `not_found`. */
export async function getEmail(viewer: Member, id: number): Promise<EmailBody> {
  const [row] = await db
    .select({
      id: emails.number,
      kind: emails.kind,
      params: emails.params,
      address: emails.address,
      status: emails.status,
      readAt: emails.readAt,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(and(eq(emails.number, id), eq(emails.userId, viewer.id)));
  if (!row) throw new AppError("not_found");
  return serializeEmailBody(viewer, row);
}
