import { eq } from "drizzle-orm";
import { companies } from "@/db/schema/companies";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { getCompanyRow } from "./management-queries";

export async function setDirectoryPosition(viewer: Viewer<"admin">, id: number, position: number | null) {
  await runTransaction(viewer, async (tx) => {
    const [row] = await tx
      .update(companies)
      .set({ directoryPosition: position })
      .where(eq(companies.id, id))
      .returning({ name: companies.name });
    if (!row) throw new AppError("not_found");
    await recordAudit(tx, viewer, "company_moved", ["company", id], { company: row.name, position });
  });
  return getCompanyRow(viewer, id);
}
