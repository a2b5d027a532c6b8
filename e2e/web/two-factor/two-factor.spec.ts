import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, setLocale, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { actionsBy, type Input, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { clearLastCode, codeAt, startRequiringProcess } from "../../support/two-factor";
import { admin, password, student } from "../../support/users";
import { addVirtualAuthenticator } from "../../support/virtual-authenticator";

const usersEn = messages.en.users;

const languages = {
  fr: { texts: messages.fr.twoFactor, users: messages.fr.users, validation: messages.fr.validation },
  en: { texts: messages.en.twoFactor, users: usersEn, validation: messages.en.validation },
};

for (const [locale, device, input] of inputFlows)
  test(`a student enables two-factor sign-in and signs in with codes by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { texts, users, validation } = languages[locale];
    const { activate, fill } = actionsBy(input);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize(viewports[device]);
    const user = await student({ locale });
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard/settings#two-factor");
    const section = page.getByRole("region", { name: texts.title });
    await fill(section.getByLabel(texts.password, { exact: true }), password);
    await activate(section.getByRole("button", { name: texts.start }));
    const key = (await section.locator("code").textContent()) ?? "";
    const secret = key.replaceAll(" ", "");
    await expect(section.getByRole("img", { name: texts.qr })).toBeVisible();
    await expect(section.getByLabel(texts.code)).toBeFocused();
    await page.keyboard.type(codeAt(secret, 20));
    await page.keyboard.press("Enter");
    await expect(section.getByText(validation.two_factor_code_wrong)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await activate(section.getByRole("button", { name: texts.copyKey }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await fill(section.getByLabel(texts.code), codeAt(secret));
    await page.keyboard.press("Enter");

    await expect(section.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
    const codes = await section
      .getByRole("list", { name: texts.codesTitle })
      .getByRole("listitem")
      .allTextContents();
    expect(codes).toHaveLength(10);
    await activate(section.getByRole("button", { name: texts.copy }));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${codes.join("\n")}\n`);
    const downloading = page.waitForEvent("download");
    await activate(section.getByRole("button", { name: texts.download }));
    expect((await downloading).suggestedFilename()).toBe(texts.fileName);
    await expectAccessible(page);
    await activate(section.getByRole("button", { name: texts.saved }));
    await expect(section.getByText(texts.on, { exact: true })).toBeVisible();
    await clearLastCode(user);

    async function enterPassword() {
      // An open page whose session ends would navigate to sign-in by itself.
      await page.goto("about:blank", { waitUntil: "load" });
      await context.clearCookies();
      await setLocale(context, locale);
      await page.goto("/login?next=%2Fstudent%2Fdashboard%2Ffriends");
      await submitSignIn(page, users, user.email, { actions: { fill, activate } });
      await expect(page).toHaveURL("/login/code?next=%2Fstudent%2Fdashboard%2Ffriends");
      await expect(page.getByLabel(users.code.label)).toBeFocused();
    }
    await enterPassword();
    await page.keyboard.press("Enter");
    await expect(page.getByText(validation.two_factor_code_required)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type(codeAt(secret));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/student/dashboard/friends");

    await enterPassword();
    await activate(page.getByRole("button", { name: users.code.useRecovery }));
    await expect(page.getByLabel(users.code.recoveryLabel)).toBeFocused();
    await page.keyboard.type("abcde-fghij");
    await page.keyboard.press("Enter");
    await expect(page.getByText(validation.two_factor_code_wrong)).toBeVisible();
    await expect(page.getByLabel(users.code.recoveryLabel), "what was typed stays").toHaveValue(
      "abcde-fghij",
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fill(page.getByLabel(users.code.recoveryLabel), String(codes[0]));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/student/dashboard/friends");

    await page.goto("/student/dashboard/settings#two-factor");
    await activate(section.getByRole("button", { name: texts.disable }));
    const dialog = page.getByRole("dialog");
    await fill(dialog.getByLabel(texts.password, { exact: true }), password);
    await fill(dialog.getByLabel(texts.proofCode), String(codes[1]));
    await activate(dialog.getByRole("button", { name: texts.disable }));
    await expect(section.getByText(texts.off, { exact: true })).toBeVisible();
  });

test("the code page redirects to sign-in before the password", async ({ page, context }) => {
  await setLocale(context, "en");
  await page.goto("/login/code?next=%2Fstudent%2Fdashboard%2Ffriends");
  await expect(page.getByText(usersEn.code.expired)).toBeVisible();
  await page.getByRole("link", { name: usersEn.toSignIn }).click();
  await expect(page).toHaveURL("/login?next=%2Fstudent%2Fdashboard%2Ffriends");
});

type SignInOptions = { locale: keyof typeof languages; device: keyof typeof viewports; input: Input };

test.describe("where administrators have to use it", () => {
  let origin = "";
  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    ({ origin, stop } = await startRequiringProcess());
  });
  test.afterAll(() => stop?.());

  async function signInAsAdmin(page: Page, { locale, device, input }: SignInOptions) {
    const { users } = languages[locale];
    const { email } = await admin({ locale });
    await page.context().addCookies([{ name: "NEXT_LOCALE", value: locale, url: origin }]);
    await page.setViewportSize(viewports[device]);
    await page.goto(`${origin}/login?next=%2Fadmin%2Fdashboard%2Fusers`);
    await submitSignIn(page, users, email, { actions: actionsBy(input) });
    await expect(page).toHaveURL(`${origin}/two-factor?next=%2Fadmin%2Fdashboard%2Fusers`);
  }

  for (const [locale, device, input] of inputFlows)
    test(`an administrator enables two-factor sign-in before their area opens by ${input}, in ${locale} on a ${device}`, async ({
      page,
    }) => {
      const { texts } = languages[locale];
      const { activate, fill } = actionsBy(input);
      await signInAsAdmin(page, { locale, device, input });
      await expect(page.getByRole("heading", { name: texts.required.title })).toBeVisible();
      await expectAccessible(page);
      await fill(page.getByLabel(texts.password, { exact: true }), password);
      await activate(page.getByRole("button", { name: texts.start }));
      const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await fill(page.getByLabel(texts.code), codeAt(secret));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await activate(page.getByRole("button", { name: texts.next }));
      await expect(page).toHaveURL(`${origin}/admin/dashboard/users`);
    });

  for (const [locale, device, input] of inputFlows)
    test(`an administrator adds a passkey before their area opens by ${input}, in ${locale} on a ${device}`, async ({
      page,
    }) => {
      const { texts } = languages[locale];
      const { activate, fill } = actionsBy(input);
      await addVirtualAuthenticator(page);
      await signInAsAdmin(page, { locale, device, input });
      const add = page.getByRole("button", { name: texts.passkeys.add });
      await waitForHydration(add);
      await activate(add);
      const dialog = page.getByRole("dialog");
      await fill(dialog.getByLabel(texts.passkeys.name), "Bureau");
      await fill(dialog.getByLabel(texts.password, { exact: true }), password);
      await activate(dialog.getByRole("button", { name: texts.passkeys.create }));
      await expect(page.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await activate(page.getByRole("button", { name: texts.next }));
      await expect(page).toHaveURL(`${origin}/admin/dashboard/users`);
    });
});
