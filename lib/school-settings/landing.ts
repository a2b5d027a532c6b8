import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { Landing } from "@/lib/site";
import { type changeLanding as changeEndpoint, landingBody } from "./landing-contract";
import { requireExpected } from "./require-expected";
import { loadSite, lockSite, readSite } from "./site";

export async function getLanding(_viewer: Viewer<"admin">): Promise<Landing> {
  return (await readSite()).landing;
}

export async function changeLanding(
  viewer: Viewer<"admin">,
  { expected, ...body }: BodyOf<typeof changeEndpoint>,
): Promise<Landing> {
  await runTransaction(viewer, async (tx) => {
    const { landing: before } = await lockSite(tx);
    requireExpected(landingBody, before, expected);
    await tx.update(schoolSettings).set({ landing: { ...before, ...body }, updatedAt: sql`now()` });
    await recordAudit(tx, viewer, "landing_changed");
  });
  return (await loadSite()).landing;
}
