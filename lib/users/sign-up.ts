import type { Transaction } from "@/db/client";
import { createCompany } from "@/lib/companies/mutations";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { createUser, type NewUser } from "@/lib/core/auth/create-user";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { adminsChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { notify } from "@/lib/notifications/notify";
import { requireSignUp } from "@/lib/school-settings/require-sign-up";
import { documentDates } from "@/lib/site";
import type { signupCompany, signupStudent } from "./contract";
import { enqueueVerificationEmail } from "./email-change";

export async function signUpStudent(viewer: Viewer, form: BodyOf<typeof signupStudent>) {
  const user = await runTransaction(viewer, async (tx) => {
    const user = await signUp(tx, viewer, form, { role: "student" });
    await enqueueVerificationEmail(user, tx);
    return serializeOwnUser(user);
  });
  publish(adminsChannel, "activity:created", {});
  return user;
}

export async function signUpCompany(viewer: Viewer, form: BodyOf<typeof signupCompany>) {
  const user = await runTransaction(viewer, async (tx) => {
    const user = await signUp(tx, viewer, form, { role: "company", status: "pending_verification" });
    const { company_name: name, website, siret } = form;
    await createCompany(tx, { name, ownerId: user.id, website, siret });
    await enqueueVerificationEmail(user, tx, "company_received");
    await notifyAdminsOfPendingCompany(form.company_name.trim(), tx);
    return serializeOwnUser(user);
  });
  publish(adminsChannel, "activity:created", {});
  return user;
}

async function signUp(
  tx: Transaction,
  viewer: Viewer,
  { name, email, password }: BodyOf<typeof signupStudent>,
  access: { role: "student" | "company"; status?: NewUser["status"] },
) {
  await requireSignUp(access.role, email, tx);
  const terms = { termsAcceptedAt: new Date(), termsVersion: documentDates.terms };
  const user = await createUser({ name, email, password, locale: viewer.locale, ...terms, ...access }, tx);
  return { ...user, locale: user.locale ?? viewer.locale };
}

async function notifyAdminsOfPendingCompany(company: string, tx: Transaction): Promise<void> {
  const event = { kind: "company_waiting", params: { company } } as const;
  const administrators = await listAdmins(tx);
  await enqueueEmail(administrators, event, tx);
  const ids = administrators.map(({ id }) => id);
  await notify(ids, { ...event, about: "companies" }, tx);
}
