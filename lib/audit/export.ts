import { csvDownload, mapRows } from "@/lib/core/api/csv-download";
import type { Download } from "@/lib/core/api/download";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { getTranslator } from "@/lib/core/i18n/translator";
import type { AuditEntry, exportAuditLog as endpoint } from "./contract";
import { describeEntry } from "./describe-entry";
import { listAuditLog } from "./queries";

const rowsAtOnce = 1000;
const columns = ["time", "actor", "actorId", "actionCode", "action", "subject", "address"] as const;

/** The export has an entry in the log as well. */
export async function exportAuditLog(
  viewer: Viewer<"admin">,
  { format: _, ...filters }: QueryOf<typeof endpoint>,
): Promise<Download> {
  await runTransaction(viewer, (tx) => recordAudit(tx, viewer, "audit_log_exported"));
  const { locale } = viewer;
  const t = getTranslator(locale, "audit");
  const toRow = (entry: AuditEntry) => [
    entry.created_at,
    entry.actor?.name ?? null,
    entry.actor?.id ?? null,
    entry.action,
    describeEntry(t, locale, entry),
    entry.subject ? `${entry.subject.type} ${entry.subject.id}` : null,
    entry.address,
  ];
  const head = columns.map((name) => t(`columns.${name}`));
  return csvDownload(t("fileName"), locale, head, async (before) => {
    const { data, next } = await listAuditLog(viewer, { ...filters, before }, rowsAtOnce);
    return { rows: mapRows(data, toRow), next };
  });
}
