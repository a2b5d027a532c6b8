import { adminPaths, studentPaths } from "@/lib/routes";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator creates, changes, cancels and deletes an event of the school by ${input}, in ${locale} on a ${device}`, async ({
    browser,
    context,
    page,
  }) => {
    const t = messages[locale].events;
    const { activate, check, fill, fillDate } = actionsBy(input);
    const title = `Portes ouvertes ${randomKey()}`;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.events);
    await activate(page.getByRole("button", { name: t.new }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(t.group)).toHaveCount(0);
    await fill(dialog.getByLabel(t.eventTitle), title);
    await fillDate(dialog.getByLabel(t.startsAt), "2030-05-04T18:00");
    await fill(dialog.getByLabel(t.location), "Cour d’honneur");
    await expect(dialog.getByLabel(t.endsAt)).toHaveValue("2030-05-04T19:00");
    await fillDate(dialog.getByLabel(t.endsAt), "2030-05-04T20:30");
    await activate(dialog.getByRole("button", { name: t.announce }));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByText(t.question)).toHaveCount(0);

    await activate(page.getByRole("button", { name: t.edit }));
    await check(dialog.getByLabel(t.isAllDay));
    await expect(dialog.getByLabel(t.lastDay)).toHaveValue("2030-05-04");
    await fill(dialog.getByLabel(t.eventTitle), `${title} bis`);
    await activate(dialog.getByRole("button", { name: t.save }));
    await expect(heading).toHaveText(`${title} bis`);

    const otherContext = await browser.newContext({ viewport: viewports.desktop });
    await signInAs(otherContext, await student(), { locale });
    const other = await otherContext.newPage();
    await other.goto(`${studentPaths.events}?view=month&month=2030-05`);
    await other.getByRole("link", { name: `${title} bis` }).click();
    await expect(other.getByText(t.question)).toBeVisible();

    await activate(page.getByRole("button", { name: t.cancel }));
    await activate(dialog.getByRole("button", { name: t.cancel }));
    await expect(page.getByRole("main").getByText(t.cancelled, { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByText(t.cancelledText)).toBeVisible();
    await activate(page.getByRole("button", { name: t.delete }));
    await activate(dialog.getByRole("button", { name: t.delete }));
    await expect(page.getByText(t.deleted)).toBeVisible();
    await expect(page).toHaveURL(adminPaths.events);
    await otherContext.close();
  });
