import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import { listApplications } from "@/lib/applications/contract";
import { updateApplication } from "@/lib/applications/review-contract";
import { createMessageTemplate, listMessageTemplates } from "@/lib/applications/templates-contract";
import { getOwnCompany, listCompanies } from "@/lib/companies/contract";
import { inviteMember, listMembers } from "@/lib/companies/members-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import { createJob, deleteJob, listCompanyJobs, updateJob } from "@/lib/jobs/contract";
import { getUser } from "@/lib/users/contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import { browserClient, signInWithPassword, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { jobBody } from "../../support/jobs";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { connect, subscribe } from "../../support/realtime-client";
import { insertApplication } from "../../support/recruitment";
import { runUserCommand } from "../../support/user-command";
import { newEmail, password, student } from "../../support/users";

test("creates a company account that can call every endpoint of the job board", async () => {
  const [email, company] = [newEmail(), `Atelier ${randomUUID()}`];
  const account = ["--name", "Camille Renard", "--email", email, "--password", password];
  const created = await runUserCommand("create", "--role", "company", "--company", company, ...account);
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining("Created company") });

  const owner = await browserClient({ id: 0, name: company, email, role: "company" });
  expect((await owner.call(getOwnCompany, {})).body.data).toMatchObject({
    name: company,
    role: "owner",
    status: "active",
  });
  const listed = await visitorClient().call(listCompanies, { query: { q: company } });
  expect(listed.body.data.total).toBe(1);
  const { status, body } = await owner.call(createJob, { body: await jobBody() });
  expect(status).toBe(201);
  const params = { id: body.data.id };
  const applied = await insertApplication(params.id);
  const template = { name: "Oui", content_fr: "Bonjour", content_en: "Hello" };
  const responses = [
    await owner.call(updateJob, { params, body: { title: "Développeur web" } }),
    await owner.call(listCompanyJobs, {}),
    await owner.call(listApplications, {}),
    await owner.call(updateApplication, { params: { id: applied.id }, body: { status: "reviewed" } }),
    await owner.call(createMessageTemplate, { body: template }),
    await owner.call(listMessageTemplates, {}),
    await owner.call(getRecruitmentAnalytics, {}),
    await owner.call(listMembers, {}),
    await owner.call(inviteMember, { body: { email: newEmail(), role: "recruiter" } }),
    await owner.call(deleteJob, { params }),
  ];
  expect(responses.map((response) => response.status)).toEqual([
    200, 200, 200, 200, 201, 200, 200, 200, 201, 200,
  ]);
});

test("creates neither account nor company under a reserved company name", async () => {
  const email = newEmail();
  const account = ["--name", "Camille Renard", "--email", email, "--password", password];
  const { code, output } = await runUserCommand(
    ...["create", "--role", "company", "--company", "Administration Préau"],
    ...account,
  );
  expect([code, output]).toEqual([1, expect.stringContaining("company_name: ")]);
  expect((await signInWithPassword({ email }, { password })).status).toBe(401);
});

test("creates an account in the given language, or in French", async () => {
  // A unique name, because no other user may have the name of an administrator.
  const create = (email: string, ...more: string[]) => {
    const account = ["--role", "admin", "--name", `Ada ${email.slice(0, 8)}`, "--email", email];
    return runUserCommand("create", ...account, ...more);
  };
  const [french, english] = [newEmail(), newEmail()];
  expect((await create(french)).code).toBe(0);
  expect((await create(english, "--locale", "en")).code).toBe(0);
  for (const [email, locale] of [
    [french, "fr"],
    [english, "en"],
  ] as const) {
    expect((await runUserCommand("password", "--email", email, "--password", password)).code).toBe(0);
    // Administrators also receive emails about other tests.
    const emails =
      await sql`select locale from emails where recipient = ${email} and kind = 'password_changed'`;
    expect(emails).toEqual([{ locale }]);
  }
});

test("sets a password, ends every session and revokes every link of the account", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const channel = await subscribe(await connect(browser), userChannel(user.id));
  const ended = new Promise((resolve) => channel.bind("session:ended", resolve));
  await visitorClient().call(forgotPassword, { body: { email: user.email } });
  const token = tokenOf(await waitForEmail(user.email, "reset_password"));
  const next = "donné au guichet";
  const set = await runUserCommand("password", "--email", user.email.toUpperCase(), "--password", next);
  expect(set).toMatchObject({ code: 0, output: expect.stringContaining(`Account ${user.id}`) });
  expect((await browser.call(getUser, {})).status).toBe(401);
  await ended;
  const late = { token, password: "un nouveau préau", password_confirmation: "un nouveau préau" };
  expect((await visitorClient().call(resetPassword, { body: late })).body.code).toBe("token_invalid");
  expect((await signInWithPassword(user, { password })).status).toBe(401);
  expect((await signInWithPassword(user, { password: next })).status).toBe(200);
  expect(await emailsTo(user.email, "password_changed")).toHaveLength(1);
  const unknown = await runUserCommand("password", "--email", newEmail());
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("There is no account")]);
});
