/** The settings of a new school. */
export const defaultSchoolSettings = {
  student_sign_up: "open",
  company_sign_up: "open",
  email_domains: [],
  audit_log_months: 12,
  contact_message_months: 24,
  email_months: 24,
  time_zone: "Europe/Paris",
} as const;
