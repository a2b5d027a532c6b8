import { studentPaths } from "@/lib/routes";
import { expect, signInAs, test } from "../../support/browser";
import { student } from "../../support/users";

test("a link opens a page without a new document, and with Control or Command in a tab", async ({
  page,
  context,
}) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.feed);
  const link = page.getByRole("link", { name: "Groups", exact: true });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(studentPaths.groups);
  await expect(page).toHaveURL(studentPaths.feed);
  await page.evaluate(() => (document.documentElement.id = "first-document"));
  await link.click();
  await expect(page).toHaveURL(studentPaths.groups);
  await expect(page.locator("#first-document")).toHaveCount(1);
});
