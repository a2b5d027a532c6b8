import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { mails } from "@/db/schema/mails";
import { AppError } from "@/lib/api/errors";
import type { Member } from "@/lib/auth/viewer";
import { offsetOf, type PageQuery, pageOf } from "@/lib/pagination";
import { type MailRow, presentLetter, presentMail } from "./present";
import type { Letter } from "./shapes";

/** A page of one's mailbox, newest first, and how many of all one's mails are unread. One query. */
export async function listMails(viewer: Member, query: PageQuery) {
  const page = db
    .select({
      id: mails.number,
      kind: mails.kind,
      params: mails.params,
      readAt: mails.readAt,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.userId, viewer.id))
    .orderBy(desc(mails.number))
    .limit(query.per_page)
    .offset(offsetOf(query))
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
    .from(tally(viewer))
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.id));
  const present = (row: MailRow) => presentMail(viewer, row);
  return { data: pageOf(rows, present, query), unread: rows[0]?.unread ?? 0 };
}

function tally({ id }: Member) {
  return sql`(select count(*)::int as all_of_them, count(*) filter (where ${isNull(mails.readAt)})::int as unread
    from ${mails} where ${eq(mails.userId, id)}) total`;
}

/** One of one's own mails. Throws `not_found`. */
export async function getMail(viewer: Member, id: number): Promise<Letter> {
  const [row] = await db
    .select({
      id: mails.number,
      kind: mails.kind,
      params: mails.params,
      address: mails.address,
      status: mails.status,
      readAt: mails.readAt,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(and(eq(mails.number, id), eq(mails.userId, viewer.id)));
  if (!row) throw new AppError("not_found");
  return presentLetter(viewer, row);
}
