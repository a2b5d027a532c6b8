import { inviteMember } from "@/lib/companies/members-contract";
import messages from "@/messages/en/companies.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertColleague } from "../../support/companies";
import { company } from "../../support/users";

test("by keyboard, the focus stays in the members and invitations of a company", async ({
  page,
  context,
}) => {
  const owner = await company();
  const colleague = await insertColleague(owner, "recruiter");
  const email = `${crypto.randomUUID()}@example.org`;
  await (await browserClient(owner)).call(inviteMember, { body: { email, role: "recruiter" } });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/people");
  const { people, invite } = messages;
  const named = (text: string) => text.replace("{name}", colleague.name);
  const inMain = page.getByRole("main").locator(":focus");

  const role = page.getByRole("combobox", { name: named(people.roleOf) });
  await role.focus();
  await role.selectOption("read_only");
  await expect(page.getByText(named(people.changed)).first()).toBeVisible();
  await expect(role).toBeFocused();

  await page.getByRole("button", { name: named(people.removeName) }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: people.remove }).press("Enter");
  await expect(page.getByRole("button", { name: named(people.removeName) })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(inMain).toBeVisible();

  const withdraw = page.getByRole("button", { name: invite.withdrawFor.replace("{email}", email) });
  await withdraw.press("Enter");
  await expect(withdraw).toHaveCount(0);
  await expect(inMain).toBeVisible();
});

test("a member that is removed closes no dialog about another one, opened since", async ({
  page,
  context,
}) => {
  const { people } = messages;
  const owner = await company();
  const [first, second] = [
    await insertColleague(owner, "recruiter"),
    await insertColleague(owner, "recruiter"),
  ];
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/people");
  const remove = (name: string) =>
    page.getByRole("button", { name: people.removeName.replace("{name}", name) });
  const dialog = (name: string) =>
    page.getByRole("dialog", { name: people.removeTitle.replace("{name}", name) });
  await remove(first.name).click();
  const release = await holdRequests(page, `**/api/company/**/${first.id}`);
  const sent = page.waitForRequest((request) => request.method() === "DELETE");
  await dialog(first.name).getByRole("button", { name: people.remove, exact: true }).click();
  await sent;
  await page.keyboard.press("Escape");
  await remove(second.name).click();
  await expect(dialog(second.name)).toBeVisible();
  release();
  await expect(page.getByText(people.removed.replace("{name}", first.name))).toBeVisible();
  await expect(remove(first.name)).toHaveCount(0);
  await expect(dialog(second.name)).toBeVisible();
});
