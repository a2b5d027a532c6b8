import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { SchoolContact } from "@/lib/site";
import { type changeSchoolContact as changeEndpoint, schoolContactBody } from "./contact-contract";
import { requireExpected } from "./require-expected";
import { loadSite, lockSite, readSite } from "./site";

export async function getSchoolContact(_viewer: Viewer<"admin">): Promise<SchoolContact> {
  return (await readSite()).contact;
}

export async function changeSchoolContact(
  viewer: Viewer<"admin">,
  { expected, ...body }: BodyOf<typeof changeEndpoint>,
): Promise<SchoolContact> {
  await runTransaction(viewer, async (tx) => {
    const { contact: before } = await lockSite(tx);
    requireExpected(schoolContactBody, before, expected);
    const contact = { ...before, ...body };
    await tx.update(schoolSettings).set({ contact, updatedAt: sql`now()` });
    await recordAudit(tx, viewer, "school_contact_changed", null, contact);
  });
  return (await loadSite()).contact;
}
