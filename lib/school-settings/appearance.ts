import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf, ResponseOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { appearanceBody, type changeAppearance as changeEndpoint } from "./appearance-contract";
import { requireExpected } from "./require-expected";
import { loadSite, lockSite, readSite } from "./site";

export type Appearance = ResponseOf<typeof changeEndpoint>["data"];

export async function getAppearance(_viewer: Viewer<"admin">): Promise<Appearance> {
  const { accent } = await readSite();
  return { accent };
}

export async function changeAppearance(
  viewer: Viewer<"admin">,
  { accent, expected }: BodyOf<typeof changeEndpoint>,
): Promise<Appearance> {
  await runTransaction(viewer, async (tx) => {
    requireExpected(appearanceBody, await lockSite(tx), expected);
    await tx.update(schoolSettings).set({ accent, updatedAt: sql`now()` });
    await recordAudit(tx, viewer, "appearance_changed", null, { accent });
  });
  return { accent: (await loadSite()).accent };
}
