import messages from "@/messages/en/jobs.json" with { type: "json" };
import { expect, signInAs, test } from "../../support/browser";
import { student } from "../../support/users";

test("going back drops a query that was typed just before", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  const filtered = "/student/dashboard/jobs?q=design";
  await page.goto(filtered);
  const words = page.getByRole("form", { name: messages.filters.label }).getByLabel(messages.filters.q);
  await page.getByRole("button", { name: messages.board.clear }).click();
  await expect(words).toHaveValue("");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await words.fill("teacher");
  await page.goBack();
  await expect(words).toHaveValue("design");
  await page.clock.runFor(400);
  await page.clock.resume();
  await expect(page).toHaveURL(filtered);
  await expect(words).toHaveValue("design");
});
