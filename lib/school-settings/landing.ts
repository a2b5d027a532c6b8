import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { Landing } from "@/lib/site";
import { loadSite, readSite } from "./site";

export async function getLanding(_viewer: Viewer<"admin">): Promise<Landing> {
  return (await readSite()).landing;
}

export async function changeLanding(viewer: Viewer<"admin">, landing: Landing): Promise<Landing> {
  await runTransaction(viewer, async (tx) => {
    await tx.update(schoolSettings).set({ landing, updatedAt: sql`now()` });
    await recordAudit(tx, viewer, "landing_changed");
  });
  return (await loadSite()).landing;
}
