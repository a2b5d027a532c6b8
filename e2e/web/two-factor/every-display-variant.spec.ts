import texts from "@/messages/fr/two-factor.json" with { type: "json" };
import users from "@/messages/fr/users.json" with { type: "json" };
import { enrolPasskey } from "../../support/authenticator";
import { expect, setLocale, signInAs, test, waitForHydration } from "../../support/browser";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { submitSignIn } from "../../support/sign-in-form";
import { codeAt } from "../../support/two-factor";
import { password, student } from "../../support/users";
import { addVirtualAuthenticator } from "../../support/virtual-authenticator";

const settingsPath = "/student/dashboard/settings#two-factor";

test("each step of an authenticator app is presentable in every theme and width", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signInAs(context, await student(), { locale: "fr" });
  await page.goto(settingsPath);
  const section = page.getByRole("region", { name: texts.title });
  await section.getByLabel(texts.password, { exact: true }).fill(password);
  await section.getByRole("button", { name: texts.start }).click();
  await expect(section.getByRole("img", { name: texts.qr })).toBeVisible();
  await expectEveryDisplayVariant(page, "app-secret");
  const secret = ((await section.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await section.getByLabel(texts.code).fill(codeAt(secret));
  await page.keyboard.press("Enter");
  await expect(section.getByRole("heading", { name: texts.codesTitle })).toBeFocused();
  await expectEveryDisplayVariant(page, "recovery-codes");
  await section.getByRole("button", { name: texts.saved }).click();
  await section.getByRole("button", { name: texts.disable }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectEveryDisplayVariant(page, "disable");
});

test("each step of a passkey and of sign-in is presentable in every theme and width", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const user = await enrolPasskey(await student());
  await addVirtualAuthenticator(page);
  await setLocale(context, "fr");
  await page.goto("/login");
  await submitSignIn(page, users, user.email);
  const usePasskey = page.getByRole("button", { name: users.code.usePasskey });
  await waitForHydration(usePasskey);
  await usePasskey.click();
  await expect(page.getByText(users.passkey.cancelled)).toBeVisible();
  await expectEveryDisplayVariant(page, "sign-in-passkey");
  await page.getByRole("button", { name: users.code.useRecovery }).click();
  await expect(page.getByLabel(users.code.recoveryLabel)).toBeFocused();
  await expectEveryDisplayVariant(page, "sign-in-recovery");
  await page.keyboard.type(String(user.recoveryCodes[0]));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/student/dashboard");
  await page.goto(settingsPath);
  await page.getByRole("button", { name: texts.passkeys.add }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectEveryDisplayVariant(page, "add-passkey");
});
