import messages from "@/messages/en/jobs.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { expect, signInAs, test, waitForFocusScript } from "../../support/browser";
import { insertJob } from "../../support/jobs";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

test("by keyboard, the focus stays in a company's jobs when one is edited and deleted", async ({
  page,
  context,
}) => {
  const { by } = await insertJob({ title: "Night baker" });
  await insertJob({ by, title: "Day baker" });
  await signInAs(context, by, { locale: "en" });
  await page.goto("/company/dashboard/job-postings");
  const t = messages.company;
  const button = (action: string) =>
    page.getByRole("button", { name: t.about.replace("{action}", action).replace("{title}", "Night baker") });
  await button(t.edit).press("Enter");
  await page.getByRole("button", { name: ui.cancel }).press("Enter");
  await expect(button(t.edit)).toBeFocused();
  await button(t.edit).press("Enter");
  await page.getByRole("button", { name: messages.form.save }).press("Enter");
  await expect(button(t.edit)).toBeFocused();
  await button(t.delete).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: messages.delete.confirm }).press("Enter");
  await expect(button(t.delete)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("by keyboard, the focus stays on the results when the filters are cleared", async ({
  page,
  context,
}) => {
  const title = randomKey();
  await insertJob({ title });
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(`/student/dashboard/jobs?q=${title}`);
  await waitForFocusScript(page);
  const clear = page.getByRole("button", { name: messages.board.clear });
  await clear.press("Enter");
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});
