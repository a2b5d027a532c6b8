import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { toSchoolDay } from "@/lib/core/i18n/school-time";
import type { LegalNotice } from "@/lib/site";
import { type changeLegalNotice as changeEndpoint, legalNoticeBody } from "./legal-notice-contract";
import { requireExpected } from "./require-expected";
import { loadSite, lockSite, readSite } from "./site";

export async function getLegalNotice(_viewer: Viewer<"admin">): Promise<LegalNotice> {
  return (await readSite()).legalNotice;
}

export async function changeLegalNotice(
  viewer: Viewer<"admin">,
  { expected, ...body }: BodyOf<typeof changeEndpoint>,
): Promise<LegalNotice> {
  await runTransaction(viewer, async (tx) => {
    const { legalNotice: before } = await lockSite(tx);
    requireExpected(legalNoticeBody, before, expected);
    const legalNotice = { ...before, ...body };
    const areProvidersChanged = (["host", "providers"] as const).some(
      (name) => legalNotice[name] !== before[name],
    );
    await tx.update(schoolSettings).set({
      legalNotice,
      ...(areProvidersChanged && { providersChangedOn: toSchoolDay(new Date()) }),
      updatedAt: sql`now()`,
    });
    await recordAudit(tx, viewer, "legal_notice_changed", null, legalNotice);
  });
  return (await loadSite()).legalNotice;
}
