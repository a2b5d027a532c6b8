import { updateApplications } from "@/lib/applications/review-contract";
import { userChannel } from "@/lib/core/realtime/channels";
import messages from "@/messages/en/applications.json" with { type: "json" };
import management from "@/messages/en/company-management.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { colleagueOf } from "../../support/companies";
import { sql } from "../../support/database";
import { job } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { admin, company } from "../../support/users";

const { confirmations } = management;

test("an opened application shows what a colleague decides on it among others", async ({ page, context }) => {
  const boss = await company();
  const colleague = await browserClient(await colleagueOf(boss, "recruiter"));
  const { id } = await job({ by: boss });
  const ids = [(await insertApplication(id)).id, (await insertApplication(id)).id];
  await signInAs(context, boss, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(boss.id));
  await page.goto(`/company/dashboard/applications?application=${ids[1]}`);
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(messages.status.pending, { exact: true })).toBeVisible();
  await subscribed;
  await colleague.call(updateApplications, { body: { ids, status: "rejected" } });
  await expect(panel.getByText(messages.status.rejected, { exact: true }).first()).toBeVisible();
});

test("a review that was begun before a colleague's decision leaves it as it is", async ({
  page,
  context,
}) => {
  const boss = await company();
  const colleague = await browserClient(await colleagueOf(boss, "recruiter"));
  const { id, by } = await insertApplication((await job({ by: boss })).id);
  await signInAs(context, boss, { locale: "en" });
  await page.goto("/company/dashboard/applications");
  const status = page.getByRole("combobox", { name: messages.company.statusOf.replace("{name}", by.name) });
  await status.selectOption("rejected");
  await colleague.call(updateApplications, { body: { ids: [id], status: "accepted" } });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: messages.answer.send }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("accepted");
});

test("the school does not confirm what the company has taken back", async ({ page, context }) => {
  const title = crypto.randomUUID();
  const { id } = await insertApplication((await job({ title })).id, { status: "accepted" });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/companies/applications?search=${title}`);
  await page.getByRole("row").getByRole("button", { name: confirmations.confirm }).click();
  await sql`update applications set status = 'rejected' where id = ${id}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: confirmations.confirm }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(0);
  expect(await sql`select status from applications where id = ${id}`).toEqual([{ status: "rejected" }]);
});
