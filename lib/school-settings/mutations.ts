import { sql } from "drizzle-orm";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import {
  type changeSchoolSettings as changeEndpoint,
  type SchoolSettings,
  schoolSettingsBody,
} from "./contract";
import { schoolSettingsColumns } from "./queries";
import { requireExpected } from "./require-expected";
import { loadSite } from "./site";
import { requireTimeZone } from "./time-zones";

export async function changeSchoolSettings(
  viewer: Viewer<"admin">,
  body: BodyOf<typeof changeEndpoint>,
): Promise<SchoolSettings> {
  if (body.time_zone !== undefined) requireTimeZone(body.time_zone);
  const changed = await runTransaction(viewer, async (tx) => {
    const [before] = await tx.select(schoolSettingsColumns).from(schoolSettings).for("update");
    requireExpected(schoolSettingsBody, before, body.expected);
    const [settings] = await tx
      .update(schoolSettings)
      .set({
        studentSignUp: body.student_sign_up,
        companySignUp: body.company_sign_up,
        emailDomains: body.email_domains,
        auditLogMonths: body.audit_log_months,
        contactMessageMonths: body.contact_message_months,
        emailMonths: body.email_months,
        timeZone: body.time_zone,
        updatedAt: sql`now()`,
      })
      .returning(schoolSettingsColumns);
    if (!settings) throw new AppError("internal");
    const details = { ...settings, email_domains: settings.email_domains.join(" ") };
    await recordAudit(tx, viewer, "school_settings_changed", null, details);
    return settings;
  });
  await loadSite();
  return changed;
}
