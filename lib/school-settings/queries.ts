import { db, type ReadDatabase } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { SchoolSettings } from "./contract";

export const schoolSettingsColumns = {
  student_sign_up: schoolSettings.studentSignUp,
  company_sign_up: schoolSettings.companySignUp,
  email_domains: schoolSettings.emailDomains,
  audit_log_months: schoolSettings.auditLogMonths,
  contact_message_months: schoolSettings.contactMessageMonths,
  email_months: schoolSettings.emailMonths,
  time_zone: schoolSettings.timeZone,
};

export function getSchoolSettings(_viewer: Viewer<"admin">): Promise<SchoolSettings> {
  return readSchoolSettings();
}

/** The rules that a visitor reads before signing up. */
export async function getSignUpPolicy(database?: ReadDatabase) {
  const { student_sign_up, company_sign_up, email_domains } = await readSchoolSettings(database);
  return { student_sign_up, company_sign_up, email_domains };
}
export type SignUpPolicy = Awaited<ReturnType<typeof getSignUpPolicy>>;

async function readSchoolSettings(database: ReadDatabase = db): Promise<SchoolSettings> {
  const [settings] = await database.select(schoolSettingsColumns).from(schoolSettings);
  if (!settings) throw new AppError("internal");
  return settings;
}
