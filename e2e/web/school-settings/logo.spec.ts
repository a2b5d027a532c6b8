import sharp from "sharp";
import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, signInAs, test } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { openSchoolSettings } from "../../support/school-settings-page";
import { admin } from "../../support/users";

const { ui } = messages.en;
const background = { r: 20, g: 40, b: 80, alpha: 0.5 };
const logo = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 150, channels: 4, background } })
    .png()
    .toBuffer(),
};

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator sees a logo in both themes before saving it by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const t = messages[locale].schoolSettings.logo;
    const { activate, choose, chooseFile } = actionsBy(input);
    await openSchoolSettings(page, { locale, colorScheme, width });
    const form = page.locator("form").filter({ has: page.getByLabel(t.ground) });
    const preview = form.getByRole("figure", { name: t.preview });
    await expect(form.getByRole("button", { name: t.choose })).toBeVisible();
    await expect(preview).toHaveCount(0);
    await form
      .locator("input[type=file]")
      .setInputFiles({ ...logo, name: "a.svg", mimeType: "image/svg+xml" });
    await expect(form.getByText(t.kind)).toBeVisible();
    await chooseFile(form.getByRole("button", { name: t.choose }), logo);
    await expect(form.getByText(t.kind)).toHaveCount(0);
    await expect(preview.getByRole("img")).toHaveCount(2);
    await choose(form.getByLabel(t.ground), "dark");
    const grounds = preview.getByRole("img").locator("..");
    for (const index of [0, 1])
      await expect(grounds.nth(index)).toHaveCSS("background-color", "rgb(28, 33, 38)");
    await choose(form.getByLabel(t.ground), "light");
    for (const index of [0, 1])
      await expect(grounds.nth(index)).toHaveCSS("background-color", "rgb(255, 253, 249)");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Removes the logo before it is saved, because other tests read the pages meanwhile.
    await activate(form.getByRole("button", { name: t.remove }));
    await expect(preview).toHaveCount(0);
    await expect(form.locator(":focus")).toContainText(t.choose);
    await activate(form.getByRole("button", { name: t.save }));
    await expect(page.getByText(t.saved)).toBeVisible();
  });

test("a logo that another administrator has changed meanwhile is replaced only after a message", async ({
  page,
  context,
}) => {
  const t = messages.en.schoolSettings.logo;
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminPaths.schoolSettings);
  const form = page.locator("form").filter({ has: page.getByLabel(t.ground) });
  const [ground, message] = [form.getByLabel(t.ground), form.getByText(ui.outdatedDraft)];
  const preview = form.getByRole("figure", { name: t.preview });
  // Only responses to this page contain the colleague's change, because other tests read the pages meanwhile.
  const otherLogo = { logo_url: "/icon.svg", width: 48, height: 48, ground: "dark" };
  const expected: unknown[] = [];
  await page.route("**/api/admin/school-settings/logo", async (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: { data: otherLogo } });
    const sent = /name="expected"\r\n\r\n(.+)\r\n/.exec(route.request().postData() ?? "")?.[1] ?? "";
    expected.push(JSON.parse(sent));
    if (sent.includes(otherLogo.logo_url))
      return route.fulfill({ json: { data: { ...otherLogo, logo_url: null } } });
    return route.fulfill({ status: 409, json: { code: "settings_edited" } });
  });
  const save = form.getByRole("button", { name: t.save });
  const choose = () => form.locator("input[type=file]").setInputFiles(logo);
  const source = preview.getByRole("img").first();
  await choose();
  await save.click();
  await expect(message).toBeVisible();
  await expect(source).toHaveAttribute("src", /^blob:/);
  await form.getByRole("button", { name: ui.cancel }).click();
  await expect(message).toHaveCount(0);
  await expect(source).toHaveAttribute("src", otherLogo.logo_url);
  await expect(ground).toHaveValue("dark");
  await choose();
  await save.click();
  await expect(page.getByText(t.saved)).toBeVisible();
  expect(expected).toEqual([{ logo_url: null }, { logo_url: otherLogo.logo_url }]);
});
