import { inviteMember, removeMember, withdrawInvitation } from "@/lib/companies/members-contract";
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { insertColleague } from "../../support/companies";
import { messages } from "../../support/messages";
import { company } from "../../support/users";

test("an invitation and a member that another owner has removed disappear from the page", async ({
  page,
  context,
}) => {
  const user = await company();
  const colleague = await insertColleague(user, "recruiter");
  const owner = await browserClient(await insertColleague(user, "owner"));
  const email = `${crypto.randomUUID()}@example.org`;
  const { data: invitation } = (await owner.call(inviteMember, { body: { email, role: "recruiter" } })).body;
  await signInAs(context, user, { locale: "en" });
  await page.goto("/company/dashboard/people");
  const { people, invite } = messages.en.companies;

  const withdraw = page.getByRole("button", { name: invite.withdrawFor.replace("{email}", email) });
  await expect(withdraw).toBeVisible();
  await owner.call(withdrawInvitation, { query: { id: invitation.id } });
  await withdraw.click();
  await expect(page.getByText(messages.en.errors.not_found).first()).toBeVisible();
  await expect(withdraw).toHaveCount(0);

  const role = page.getByRole("combobox", { name: people.roleOf.replace("{name}", colleague.name) });
  await owner.call(removeMember, { params: { id: colleague.id } });
  await role.selectOption("read_only");
  await expect(role).toHaveCount(0);
});
