import { Readable } from "node:stream";
import { createTranslator } from "next-intl";
import type { Download } from "@/lib/core/api/download";
import type { QueryOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { messagesFor } from "@/lib/core/i18n/messages";
import { csvLine, csvStart } from "@/lib/core/text/csv";
import type { AuditEntry, exportAuditLog as endpoint } from "./contract";
import { describeEntry } from "./describe-entry";
import { listAuditLog } from "./queries";

type Filters = QueryOf<typeof endpoint>;

const rowsAtOnce = 1000;

/** Streamed, a query for each thousand entries: the log may be longer than the memory. The export is in the log as well. */
export async function exportAuditLog(
  viewer: Viewer<"admin">,
  { format: _, ...filters }: Filters,
  caller: RequestInfo,
): Promise<Download> {
  await runTransaction(viewer, (tx) =>
    recordAudit(tx, { action: "audit_log_exported", actorId: viewer.id, caller }),
  );
  const body = Readable.from(tableOf(viewer, filters), { objectMode: false });
  const day = new Date().toISOString().slice(0, 10);
  return { type: "text/csv; charset=utf-8", name: `${auditMessages(viewer)("fileName")}-${day}.csv`, body };
}

function auditMessages({ locale }: Viewer<"admin">) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: "audit" });
}

async function* tableOf(viewer: Viewer<"admin">, filters: Omit<Filters, "format">) {
  const t = auditMessages(viewer);
  const line = (cells: (string | number | null)[]) => csvLine(cells, viewer.locale);
  const row = (entry: AuditEntry) =>
    line([
      entry.created_at,
      entry.actor?.name ?? null,
      entry.actor?.id ?? null,
      entry.action,
      describeEntry(t, entry),
      entry.subject ? `${entry.subject.type} ${entry.subject.id}` : null,
      entry.address,
    ]);
  const columns = ["time", "actor", "actorId", "actionCode", "action", "subject", "address"] as const;
  yield csvStart + line(columns.map((name) => t(`columns.${name}`)));
  let before: number | undefined;
  do {
    const { data, next } = await listAuditLog(viewer, { ...filters, before }, rowsAtOnce);
    yield data.map(row).join("");
    before = next ?? undefined;
  } while (before !== undefined);
}
