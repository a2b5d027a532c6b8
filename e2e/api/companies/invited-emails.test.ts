import { expect, test } from "vitest";
import { inviteMember } from "@/lib/companies/members-contract";
import { getEmail, listEmails } from "@/lib/email/contract";
import messages from "@/messages/en/companies.json" with { type: "json" };
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { invitationSecret, userWithoutCompany } from "../../support/companies";
import { emailsTo } from "../../support/outbox";
import { company, student, type TestUser } from "../../support/users";

/** The links of the emails that a user reads in their mailbox. */
async function linksOf(user: TestUser) {
  const browser = await browserClient(user);
  const { data } = (await browser.call(listEmails, {})).body.data;
  const emails = data.map(({ id }) => browser.call(getEmail, { params: { id } }));
  return (await Promise.all(emails)).map(({ body }) => body.data.action?.href);
}

test("an invitation is in the mailbox of the account that has verified its address, and of no other", async () => {
  const owner = await browserClient(await company());
  const [verified, unverified] = [await student(), await student({ isUnverified: true })];
  for (const { email } of [verified, unverified]) {
    const { status } = await owner.call(inviteMember, { body: { email, role: "recruiter" } });
    expect([status, (await emailsTo(email, "company_invitation")).length]).toEqual([201, 1]);
  }
  expect(await linksOf(verified)).toEqual([expect.stringContaining("/join-company?token=")]);
  expect(await linksOf(unverified), "anyone may have signed up with the address").toEqual([]);
});

/** Invites the user's address to a new company. Returns the secret of the link. */
async function invite({ email }: TestUser): Promise<string> {
  await (await browserClient(await company())).call(inviteMember, { body: { email, role: "recruiter" } });
  return invitationSecret(email);
}

test("a link to a student's address says that another invitation is needed, and one to a company account leads to sign-in", async () => {
  const readPage = async (client: ApiClient, token: string) =>
    (await client.fetch(`/join-company?token=${token}`)).text();
  const { otherAccount, signIn } = messages.join;
  // With the address, because the page also contains the message itself.
  const needsOther = ({ email }: TestUser) => otherAccount.replace("{email}", email).split("{company}")[0];
  const invited = await student();
  const token = await invite(invited);
  for (const client of [await browserClient(invited), visitorClient()]) {
    const page = await readPage(client, token);
    expect(page).toContain(needsOther(invited));
    expect(page).not.toContain(`>${signIn}</a>`);
  }
  const recruiter = await userWithoutCompany();
  const joinable = await invite(recruiter);
  const page = await readPage(visitorClient(), joinable);
  expect(page).toContain(`>${signIn}</a>`);
  expect(page).not.toContain(needsOther(recruiter));
});
