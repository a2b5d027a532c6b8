import { desc, lt } from "drizzle-orm";
import { db } from "@/db/client";
import type { RowOf } from "@/db/row-of";
import { contactMessages } from "@/db/schema/contact";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";

const columns = {
  ...pickColumns(contactMessages, "id", "name", "email", "content", "locale"),
  is_suspect: contactMessages.isSuspect,
  created_at: isoDateOf(contactMessages.createdAt),
};

export type ContactMessage = RowOf<typeof columns>;

const pageSize = 20;

export async function listContactMessages(
  _viewer: Viewer<"admin">,
  { before }: { before: number | undefined },
): Promise<{ messages: ContactMessage[]; before: number | null }> {
  const rows = await db
    .select(columns)
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(pageSize + 1);
  const messages = rows.slice(0, pageSize);
  return { messages, before: rows.length > pageSize ? (messages.at(-1)?.id ?? null) : null };
}
