import { csvDownload, mapRows } from "@/lib/core/api/csv-download";
import type { Download } from "@/lib/core/api/download";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { toTableTime } from "@/lib/core/i18n/school-time";
import { getTranslator } from "@/lib/core/i18n/translator";
import type { exportUsers as endpoint } from "./management-contract";
import { listUsersBefore } from "./management-queries";
import type { UserRow } from "./schemas";

const rowsAtOnce = 1000;

export async function exportUsers(
  viewer: Viewer<"admin">,
  { format: _, ...filters }: QueryOf<typeof endpoint>,
): Promise<Download> {
  await runTransaction(viewer, (tx) => recordAudit(tx, viewer, "users_exported"));
  const { locale } = viewer;
  const t = getTranslator(locale, "user-management");
  const toRow = (user: UserRow) => [
    user.id,
    user.name,
    user.email,
    t(`roles.${user.role}`),
    t(`statuses.${user.deleted_at ? "deleted" : user.status}`),
    toTableTime(user.created_at),
    toTableTime(user.last_seen_at),
    user.posts_count,
  ];
  const head = [
    t("number"),
    ...[t("user"), t("email"), t("role"), t("status"), t("joined"), t("details.lastSeen"), t("posts")],
  ];
  return csvDownload(t("fileName"), locale, head, async (before) => {
    const users = await listUsersBefore(viewer, filters, { before, size: rowsAtOnce });
    const next = users.length === rowsAtOnce ? (users.at(-1)?.id ?? null) : null;
    return { rows: mapRows(users, toRow), next };
  });
}
