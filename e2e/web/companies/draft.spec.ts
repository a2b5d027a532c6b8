import type { BrowserContext, Locator, Page } from "@playwright/test";
import messages from "@/messages/en/companies.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { imageFile } from "../../support/images";
import { company, newEmail, type TestUser } from "../../support/users";

const t = messages.profile;

async function openForm(page: Page, context: BrowserContext, user: TestUser): Promise<Locator> {
  await signInAs(context, user, { locale: "en" });
  await page.goto("/company/dashboard/company");
  return page.getByRole("form", { name: t.title });
}

test("an unsaved page of a company survives a reload, and a saved one is the stored one", async ({
  page,
  context,
}) => {
  const owner = await company();
  const form = await openForm(page, context, owner);
  const description = form.getByLabel(t.description);
  await description.fill("Tools for museums.");
  await form.getByLabel(t.website).fill("museums.example");
  await page.reload();
  await expect(description).toHaveValue("Tools for museums.");
  await form.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(form.getByLabel(t.website)).toHaveValue("https://museums.example/");
  await sql`update companies set description = 'By a colleague.' where id = ${await companyIdOf(owner)}`;
  await page.reload();
  await expect(description).toHaveValue("By a colleague.");
});

test("a draft contains only the edited fields and belongs to its author, and saving changes nothing else", async ({
  page,
  context,
}) => {
  const owner = await company();
  const id = await companyIdOf(owner);
  const colleague = await insertColleague(owner, "recruiter");
  const form = await openForm(page, context, owner);
  await form.getByLabel(t.description).fill("Tools for museums.");
  await sql`update companies set location = 'Nantes' where id = ${id}`;
  await page.reload();
  await expect(form.getByLabel(t.description)).toHaveValue("Tools for museums.");
  await expect(form.getByLabel(t.location)).toHaveValue("Nantes");
  await signInAs(context, colleague, { locale: "en" });
  await page.reload();
  await expect(form.getByLabel(t.location)).toHaveValue("Nantes");
  await expect(form.getByLabel(t.description)).toHaveValue("");
  await signInAs(context, owner, { locale: "en" });
  await page.reload();
  await expect(form.getByLabel(t.description)).toHaveValue("Tools for museums.");
  await sql`update companies set location = 'Rennes' where id = ${id}`;
  await form.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(form.getByLabel(t.location)).toHaveValue("Rennes");
  expect(await sql`select description, location from companies where id = ${id}`).toEqual([
    { description: "Tools for museums.", location: "Rennes" },
  ]);
});

test("edits made while the page is being saved are kept as a draft", async ({ page, context }) => {
  const form = await openForm(page, context, await company());
  const location = form.getByLabel(t.location);
  await form.getByLabel(t.description).fill("Tools for museums.");
  await page.route("**/api/company", async (route) => {
    await location.fill("Nantes");
    await route.continue();
  });
  await form.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(location).toHaveValue("Nantes");
  await page.reload();
  await expect(location).toHaveValue("Nantes");
  await expect(form.getByLabel(t.description)).toHaveValue("Tools for museums.");
});

test("a logo that is chosen while the page is being saved is stored by the next save", async ({
  page,
  context,
}) => {
  const owner = await company();
  const id = await companyIdOf(owner);
  const form = await openForm(page, context, owner);
  const image = Buffer.from(await (await imageFile()).arrayBuffer());
  await form.getByLabel(t.description).fill("Tools for museums.");
  await page.route(
    "**/api/company",
    async (route) => {
      await form
        .locator("input[type=file]")
        .setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: image });
      await expect(form.getByRole("button", { name: t.removeLogo })).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await form.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  const hasLogo = async () =>
    (await sql`select from companies where id = ${id} and logo_path is not null`).length === 1;
  expect(await hasLogo()).toBe(false);
  await form.getByRole("button", { name: t.save }).click();
  await expect.poll(hasLogo).toBe(true);
});

test("a draft of the page that a colleague has changed since shows a message, and can be cancelled", async ({
  page,
  context,
}) => {
  const owner = await company();
  const form = await openForm(page, context, owner);
  const [description, message] = [form.getByLabel(t.description), form.getByText(ui.outdatedDraft)];
  await description.fill("Tools for museums.");
  await page.reload();
  await expect(description).toHaveValue("Tools for museums.");
  await expect(message).toHaveCount(0);
  await sql`update companies set description = 'By a colleague.' where id = ${await companyIdOf(owner)}`;
  await page.reload();
  await expect(message).toBeVisible();
  await expect(description).toHaveValue("Tools for museums.");
  await form.getByRole("button", { name: ui.cancel, exact: true }).click();
  await expect(message).toHaveCount(0);
  await expect(description).toHaveValue("By a colleague.");
});

test("an address that is typed while an invitation is being sent stays", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/company/dashboard/people");
  const [first, second] = [newEmail(), newEmail()];
  const form = page.getByRole("form", { name: messages.invite.title });
  const email = form.getByLabel(messages.invite.email);
  const release = await holdRequests(page, /\/invitations$/, "POST");
  const sent = page.waitForRequest((request) => request.url().endsWith("/invitations"));
  await email.fill(first);
  await form.getByRole("button", { name: messages.invite.send }).click();
  await sent;
  await email.fill(second);
  release();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: first })).toBeVisible();
  await expect(email).toHaveValue(second);
});
