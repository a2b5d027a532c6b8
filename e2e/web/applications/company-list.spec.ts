import { updateApplications } from "@/lib/applications/review-contract";
import messages from "@/messages/en/applications.json" with { type: "json" };
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company } from "../../support/users";

const path = "/company/dashboard/applications";
const { answer, company: t } = messages;

test("a decision that is sent closes no dialog about another application, opened since", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner });
  const [first, second] = [await insertApplication(id), await insertApplication(id)];
  await signInAs(context, owner, { locale: "en" });
  await page.goto(path);
  const status = ({ by }: typeof first) => page.getByLabel(t.statusOf.replace("{name}", by.name));
  const dialog = ({ by }: typeof first) =>
    page.getByRole("dialog", { name: answer.titleOne.replace("{name}", by.name) });
  await status(first).selectOption("rejected");
  const release = await holdRequests(page, `**${updateApplications.path}`);
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await dialog(first).getByRole("button", { name: answer.send }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog(first)).toHaveCount(0);
  await status(second).selectOption("rejected");
  await expect(dialog(second)).toBeVisible();
  release();
  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(status(first)).toHaveValue("rejected");
  await expect(dialog(second)).toBeVisible();
});

test("going back once closes an application whose name was clicked twice", async ({ page, context }) => {
  const owner = await company();
  const { id, by } = await insertApplication((await insertJob({ by: owner })).id);
  await signInAs(context, owner, { locale: "en" });
  await page.goto(path);
  const name = page.getByRole("button", { name: by.name, exact: true });
  await name.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(new RegExp(`application=${id}`));
  const panel = page.getByRole("dialog", { name: by.name });
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(path);
});
