import { expect, test } from "vitest";
import { inviteMember } from "@/lib/companies/members-contract";
import { getEmail, listEmails } from "@/lib/email/contract";
import { browserClient } from "../../support/api";
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
