import type { ReadDatabase } from "@/db/client";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { foldEmail } from "@/lib/core/text/fold-email";
import { getSignUpPolicy } from "./queries";

/** Throws `sign_up_closed` and `validation_failed`. Invitations, rosters and school sign-in do not ask. */
export async function requireSignUp(
  role: "student" | "company",
  email: string,
  database: ReadDatabase,
): Promise<void> {
  const policy = await getSignUpPolicy(database);
  if (policy[`${role}_sign_up`] === "closed") throw new AppError("sign_up_closed");
  if (role === "student") checkDomain(email, policy.email_domains);
}

/** Checks a student's new email. Throws `validation_failed`. */
export async function requireSchoolEmail(email: string): Promise<void> {
  checkDomain(email, (await getSignUpPolicy()).email_domains);
}

function checkDomain(email: string, domains: readonly string[]): void {
  const domain = foldEmail(email.slice(email.lastIndexOf("@") + 1));
  if (domains.length > 0 && !domains.includes(domain)) throw invalid("email", "email_domain_refused");
}
