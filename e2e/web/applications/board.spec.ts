import { readFile } from "node:fs/promises";
import messages from "@/messages/en/applications.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { company, student } from "../../support/users";

test("the board exports its applications, regardless of the status filter of the list", async ({
  page,
  context,
}) => {
  const owner = await company();
  const { id } = await insertJob({ by: owner });
  const [waiting, rejected] = [await student(), await student()];
  await insertApplication(id, { by: waiting });
  await insertApplication(id, { by: rejected, status: "rejected" });
  await signInAs(context, owner, { locale: "en" });
  const exportTable = async () => {
    await page.getByRole("button", { name: messages.company.export }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: messages.company.exportCsv }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };
  await page.goto("/company/dashboard/applications?status=rejected");
  const listed = await exportTable();
  expect([listed.includes(rejected.name), listed.includes(waiting.name)]).toEqual([true, false]);
  await page.getByRole("link", { name: messages.company.board, exact: true }).click();
  await expect(page.getByRole("button", { name: waiting.name, exact: true })).toBeVisible();
  const shown = await exportTable();
  expect([shown.includes(rejected.name), shown.includes(waiting.name)]).toEqual([true, true]);
});

test("a card that is dragged to another column opens the decision", async ({ page, context }) => {
  const owner = await company();
  const anna = await student();
  const { id } = await insertJob({ by: owner });
  await insertApplication(id, { by: anna });
  await signInAs(context, owner, { locale: "en" });
  await page.goto("/company/dashboard/applications?view=board");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: anna.name, exact: true }) });
  const column = (status: "pending" | "rejected") =>
    page.getByRole("region", { name: messages.status[status], exact: true });
  // Further inside are links and a menu.
  const atEdge = { sourcePosition: { x: 6, y: 6 } };
  await card.dragTo(column("pending"), atEdge);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await card.dragTo(column("rejected"), atEdge);
  const dialog = page.getByRole("dialog", { name: messages.answer.titleOne.replace("{name}", anna.name) });
  await expect(dialog).toBeVisible();
});
