import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { enrolPasskey } from "../../support/authenticator";
import { expect, setLocale, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { emailsTo } from "../../support/outbox";
import { submitSignIn } from "../../support/sign-in-form";
import { enrol } from "../../support/two-factor";
import { admin, student } from "../../support/users";

const languages = {
  fr: { t: messages.fr.userManagement.removeTwoFactor, users: messages.fr.users },
  en: { t: messages.en.userManagement.removeTwoFactor, users: messages.en.users },
};
const factors = { phone: enrolPasskey, desktop: enrol };

for (const [locale, device, input] of inputFlows)
  test(`an administrator removes the ${device === "phone" ? "passkey" : "app"} that a student lost by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { t, users } = languages[locale];
    const { activate, fill } = actionsBy(input);
    const user = await factors[device](await student({ locale }));
    const moderator = await admin();
    await page.setViewportSize(viewports[device]);
    await signInAs(context, moderator, { locale });
    await page.goto(`/admin/dashboard/users/${user.id}`);
    const remove = page.getByRole("main").getByRole("button", { name: t.action });
    await activate(remove);
    const dialog = page.getByRole("dialog", { name: t.title.replace("{name}", user.name) });
    await expect(dialog.getByText(t.text)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await activate(dialog.getByRole("button", { name: messages[locale].ui.cancel }));
    await expect(dialog).toHaveCount(0);
    await expect(remove, "a cancelled removal changes nothing").toBeFocused();
    await activate(remove);
    await activate(dialog.getByRole("button", { name: t.action }));
    await expect(page.getByText(t.done)).toBeVisible();
    await expect(remove).toHaveCount(0);
    expect(
      await sql`select actor_id from audit_log where action = 'two_factor_disabled'
      and subject_id = ${user.id}`,
    ).toEqual([{ actor_id: moderator.id }]);
    expect(await emailsTo(user.email, "two_factor_disabled")).toHaveLength(1);

    await page.goto("about:blank", { waitUntil: "load" });
    await context.clearCookies();
    await setLocale(context, locale);
    await page.goto("/login?next=%2Fstudent%2Fdashboard%2Ffriends");
    await submitSignIn(page, users, user.email, { actions: { fill, activate } });
    await expect(page, "the password alone is enough").toHaveURL("/student/dashboard/friends");
  });
