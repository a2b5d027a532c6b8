import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RowOf } from "@/db/row-of";
import { messageAttachments } from "@/db/schema/chat";
import { storageUrl } from "@/lib/core/storage/urls";
import type { Attachment, AttachmentSummary } from "./schemas";

const { id, kind, name, path, size, width, height, position } = messageAttachments;
export const attachmentColumns = { id, kind, name, path, size, width, height };

export function serializeAttachment({ path, ...row }: RowOf<typeof attachmentColumns>): Attachment {
  return { ...row, url: storageUrl(path) };
}

type MessageColumns = { conversationId: PgColumn; id: PgColumn };

/** The attachments of a message, in their order. */
export function attachmentsOf(message: MessageColumns): SQL.Aliased<Attachment[]> {
  const pairs = Object.entries(attachmentColumns).map(
    ([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`,
  );
  return sql<Attachment[]>`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})
      order by ${position}, ${id}), '[]') from ${messageAttachments} where ${belongsTo(message)})`
    .mapWith((rows: RowOf<typeof attachmentColumns>[]) => rows.map(serializeAttachment))
    .as("attachments");
}

/** The number of attachments and their kind; null without any. */
export function attachmentSummaryOf(
  message: MessageColumns,
  alias: string,
): SQL.Aliased<AttachmentSummary | null> {
  return sql<AttachmentSummary | null>`(select json_build_object('count', count(*),
      'kind', case when min(${kind}) = max(${kind}) then min(${kind}) else 'file' end)
    from ${messageAttachments} where ${belongsTo(message)} having count(*) > 0)`.as(alias);
}

function belongsTo(message: MessageColumns): SQL {
  return sql`${messageAttachments.conversationId} = ${message.conversationId}
    and ${messageAttachments.messageId} = ${message.id}`;
}
