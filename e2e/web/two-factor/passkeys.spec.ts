import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { enrolPasskey } from "../../support/authenticator";
import { addSession, expect, setLocale, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, type Input, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { clearLastCode, codeAt, enrol } from "../../support/two-factor";
import { password, student, type TestUser } from "../../support/users";
import { addVirtualAuthenticator } from "../../support/virtual-authenticator";

const languages = {
  fr: { texts: messages.fr.twoFactor, users: messages.fr.users, width: 375 },
  en: { texts: messages.en.twoFactor, users: messages.en.users, width: 1440 },
};
const settingsPath = "/student/dashboard/settings#two-factor";

type Options = { locale: Locale; input?: Input };

async function open(page: Page, context: BrowserContext, { locale, input = "mouse" }: Options) {
  const { texts, users, width } = languages[locale];
  const actions = actionsBy(input);
  await page.setViewportSize({ width, height: 900 });
  const region = page.getByRole("region", { name: texts.title });
  const dialog = page.getByRole("dialog");
  async function enterPassword({ email }: TestUser) {
    // An open page whose session ends would navigate to sign-in by itself.
    await page.goto("about:blank", { waitUntil: "load" });
    await context.clearCookies();
    await setLocale(context, locale);
    await page.goto("/login?next=%2Fstudent%2Fdashboard%2Ffriends");
    await submitSignIn(page, users, email, { actions });
    await expect(page).toHaveURL("/login/code?next=%2Fstudent%2Fdashboard%2Ffriends");
  }
  const named = (sentence: string, name: string) =>
    page.getByRole("button", { name: sentence.replace("{name}", name) });
  return { texts, users, region, dialog, enterPassword, named, ...actions };
}

for (const [locale, device, input] of inputFlows)
  test(`a student adds a passkey, renames it and signs in with it by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const { texts, users, region, dialog, enterPassword, named, activate, fill } = await open(page, context, {
      locale,
      input,
    });
    const { passkeys } = texts;
    await page.setViewportSize(viewports[device]);
    const user = await student({ locale });
    await signInAs(context, user, { locale });
    const authenticator = await addVirtualAuthenticator(page);
    await page.goto(settingsPath);
    await activate(region.getByRole("button", { name: passkeys.add }));
    await fill(dialog.getByLabel(passkeys.name), "Portable");
    await fill(dialog.getByLabel(texts.password, { exact: true }), password);
    await authenticator.setCancelled(true);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(users.passkey.cancelled)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await authenticator.setCancelled(false);
    await activate(dialog.getByRole("button", { name: passkeys.create }));

    await expect(region.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
    const codes = await region
      .getByRole("list", { name: texts.codesTitle })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    await activate(region.getByRole("button", { name: texts.saved }));
    await expect(region.getByText(texts.on, { exact: true })).toBeVisible();
    const list = region.getByRole("list", { name: passkeys.title });
    await expect(list.getByText(passkeys.unused)).toBeVisible();
    await activate(named(passkeys.renameOne, "Portable"));
    await fill(dialog.getByLabel(passkeys.name), "Bureau");
    await page.keyboard.press("Enter");
    await expect(list.getByText("Bureau", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await enterPassword(user);
    const use = page.getByRole("button", { name: users.code.usePasskey });
    await expect(use).toBeFocused();
    await authenticator.setCancelled(true);
    await page.keyboard.press("Enter");
    await expect(page.getByText(users.passkey.cancelled)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await authenticator.setCancelled(false);
    await activate(use);
    await expect(page).toHaveURL("/student/dashboard/friends");
    await page.goto(settingsPath);
    await expect(list.getByText(passkeys.used)).toBeVisible();
  });

for (const [locale, device, input] of inputFlows)
  test(`a student who lost the passkey uses recovery codes and deletes it by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { texts, users, region, dialog, enterPassword, named, activate, fill } = await open(page, context, {
      locale,
      input,
    });
    const { passkeys } = texts;
    await page.setViewportSize(viewports[device]);
    const user = await enrolPasskey(await student({ locale }));
    const codes = user.recoveryCodes;
    await addVirtualAuthenticator(page);
    await enterPassword(user);
    const use = page.getByRole("button", { name: users.code.usePasskey });
    await expect(use).toBeFocused();
    await activate(use);
    await expect(page.getByText(users.passkey.cancelled)).toBeVisible();
    await activate(page.getByRole("button", { name: users.code.useRecovery }));
    await expect(page.getByLabel(users.code.recoveryLabel)).toBeFocused();
    await expect(page.getByRole("button", { name: users.code.useApp })).toHaveCount(0);
    await page.keyboard.type(String(codes[0]));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/student/dashboard/friends");

    await page.goto(settingsPath);
    await activate(named(passkeys.deleteOne, "Portable"));
    await expect(dialog.getByText(passkeys.deleteLastText)).toBeVisible();
    await fill(dialog.getByLabel(texts.password, { exact: true }), password);
    const confirm = dialog.getByRole("button", { name: passkeys.delete, exact: true });
    await activate(confirm);
    await expect(dialog.getByText(users.passkey.cancelled)).toBeVisible();
    await activate(dialog.getByRole("button", { name: passkeys.useCode }));
    await fill(dialog.getByLabel(texts.proofCode), String(codes[0]));
    await activate(confirm);
    await expect(
      dialog.getByText(messages[locale].validation.two_factor_code_wrong),
      "it works once",
    ).toBeVisible();
    await fill(dialog.getByLabel(texts.proofCode), String(codes[1]));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await activate(confirm);
    await expect(region.getByText(texts.off, { exact: true })).toBeVisible();
    await expect(region.getByText("Portable", { exact: true })).toHaveCount(0);
    await expect(region.getByRole("heading", { name: passkeys.title })).toBeFocused();
  });

test("with an app, adding a passkey requires its code, and the passkey can then replace it", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const locale = "en";
  const { texts, users, region, dialog, enterPassword } = await open(page, context, { locale });
  const { passkeys, app } = texts;
  const user = await student({ locale });
  const { secret, browser } = await enrol(user);
  await addSession(context, browser.traits.cookie ?? "", { locale });
  await addVirtualAuthenticator(page);
  await page.goto(settingsPath);
  await region.getByRole("button", { name: passkeys.add }).click();
  await dialog.getByLabel(passkeys.name).fill("Laptop");
  await dialog.getByLabel(texts.password, { exact: true }).fill(password);
  await dialog.getByLabel(texts.proofCode).fill(codeAt(secret));
  await page.keyboard.press("Enter");
  await expect(region.getByText("Laptop", { exact: true })).toBeVisible();
  await expect(region.getByRole("heading", { name: texts.codesTitle }), "there are some").toHaveCount(0);
  await clearLastCode(user);

  await enterPassword(user);
  await expect(page.getByRole("button", { name: users.code.usePasskey })).toBeFocused();
  await page.getByRole("button", { name: users.code.useApp }).click();
  await expect(page.getByLabel(users.code.label)).toBeFocused();
  await page.keyboard.type(codeAt(secret));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/student/dashboard/friends");

  await page.goto(settingsPath);
  await region.getByRole("button", { name: app.delete }).click();
  await dialog.getByLabel(texts.password, { exact: true }).fill(password);
  await expect(dialog.getByText(passkeys.proof)).toBeVisible();
  await dialog.getByRole("button", { name: app.deleteShort, exact: true }).click();
  await expect(region.getByRole("button", { name: texts.start })).toBeVisible();
  await expect(region.getByRole("heading", { name: app.title })).toBeFocused();
  await expect(region.getByText(texts.on, { exact: true })).toBeVisible();
});

test("a passkey that another tab has deleted disappears from the list when it is renamed", async ({
  page,
  context,
}) => {
  const { texts, region, dialog, named } = await open(page, context, { locale: "en" });
  const { passkeys } = texts;
  const user = await student({ locale: "en" });
  const { passkeyId, browser } = await enrolPasskey(user);
  await addSession(context, browser.traits.cookie ?? "", { locale: "en" });
  await page.goto(settingsPath);
  await named(passkeys.renameOne, "Portable").click();
  await sql`delete from passkeys where id = ${passkeyId}`;
  await dialog.getByLabel(passkeys.name).fill("Bureau");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(messages.en.errors.not_found)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(region.getByText("Portable", { exact: true })).toHaveCount(0);
});

test("without WebAuthn in the browser, passkeys are not offered", async ({ page, context }) => {
  const locale = "en";
  const { texts, users, region, enterPassword } = await open(page, context, { locale });
  const user = await student({ locale });
  await signInAs(context, user, { locale });
  const authenticator = await addVirtualAuthenticator(page);
  await page.goto(settingsPath);
  const add = region.getByRole("button", { name: texts.passkeys.add });
  await expect(add).toBeVisible();
  await add.click();
  await page.getByRole("dialog").getByLabel(texts.passkeys.name).fill("Laptop");
  await page.getByRole("dialog").getByLabel(texts.password, { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(region.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
  await authenticator.clear();
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.reload();
  await expect(region.getByText("Laptop", { exact: true }), "listed, to be deleted").toBeVisible();
  await expect(add).toHaveCount(0);
  await enterPassword(user);
  await expect(page.getByLabel(users.code.recoveryLabel)).toBeVisible();
  await expect(page.getByRole("button", { name: users.code.usePasskey })).toHaveCount(0);
});
