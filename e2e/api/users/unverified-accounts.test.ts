import { expect, test } from "vitest";
import { renewEventSubscription } from "@/lib/events/calendar-contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { signInWithPassword, visitorClient } from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { enrol } from "../../support/two-factor";
import { student } from "../../support/users";

const password = "un nouveau préau";

async function enrolledWithCalendar(options: Parameters<typeof student>[0] = {}) {
  const user = await enrol(await student(options));
  const { url } = (await user.browser.call(renewEventSubscription, {})).body.data;
  const { pathname, search } = new URL(url);
  return { user, calendar: `${pathname}${search}` };
}

async function resetByEmail({ email }: { email: string }) {
  const visitor = visitorClient();
  expect((await visitor.call(forgotPassword, { body: { email } })).status).toBe(202);
  const token = tokenOf(await waitForEmail(email, "reset_password"));
  const body = { token, password, password_confirmation: password };
  expect((await visitor.call(resetPassword, { body })).status).toBe(200);
}

test("a password reset by a first email ends what was set up before the email was verified", async () => {
  const { user, calendar } = await enrolledWithCalendar({ isUnverified: true });
  expect((await visitorClient().fetch(calendar)).status).toBe(200);
  await resetByEmail(user);
  expect((await signInWithPassword(user, { password })).status).toBe(200);
  expect((await visitorClient().fetch(calendar)).status).toBe(404);
  expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);
  expect(await auditActionsOf(user)).toContain("two_factor_disabled");
});

test("a password reset of a verified account keeps two-factor sign-in and the calendar URL", async () => {
  const { user, calendar } = await enrolledWithCalendar();
  await resetByEmail(user);
  expect((await signInWithPassword(user, { password })).body.code).toBe("two_factor_required");
  expect((await visitorClient().fetch(calendar)).status).toBe(200);
});
