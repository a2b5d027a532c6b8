import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { defaultSite, type Landing } from "@/lib/site";
import type { changeLanding as changeEndpoint } from "./landing-contract";
import { loadSite, readSite } from "./site";

export async function getLanding(_viewer: Viewer<"admin">): Promise<Landing> {
  return (await readSite()).landing;
}

export async function changeLanding(
  viewer: Viewer<"admin">,
  body: BodyOf<typeof changeEndpoint>,
): Promise<Landing> {
  await runTransaction(viewer, async (tx) => {
    const [row] = await tx.select({ landing: schoolSettings.landing }).from(schoolSettings).for("update");
    const landing = { ...defaultSite.landing, ...row?.landing, ...body };
    await tx.update(schoolSettings).set({ landing, updatedAt: sql`now()` });
    await recordAudit(tx, viewer, "landing_changed");
  });
  return (await loadSite()).landing;
}
