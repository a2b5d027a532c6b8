import en from "@/messages/en/events.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test } from "../../support/browser";
import { insertEvent } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const path = "/student/dashboard/events";

test("creates, copies, renews and deletes the secret URL of the viewer's calendar", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ines = await student();
  const title = `Sortie ${randomKey()}`;
  await insertEvent(ines, { group: await insertGroup(ines), title });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(path);
  await page.getByRole("button", { name: en.subscribe }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: en.subscribeCreate }).click();
  const url = dialog.getByLabel(en.subscribeAddress);
  await expect(url).toHaveValue(/\/api\/events\/calendar\?token=/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: ui.copy }).click();
  await expect(page.getByText(ui.copied)).toBeVisible();
  const first = await page.evaluate(() => navigator.clipboard.readText());
  await expect(url).toHaveValue(first);
  const read = async (url: string) => {
    const { pathname, search } = new URL(url);
    return page.request.get(pathname + search);
  };
  expect(await (await read(first)).text()).toContain(`SUMMARY:${title}`);

  await dialog.getByRole("button", { name: en.subscribeRenew }).click();
  await expect(url).not.toHaveValue(first);
  const second = await url.inputValue();
  expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200]);
  await dialog.getByRole("button", { name: en.subscribeEnd }).click();
  await expect(url).toHaveCount(0);
  expect((await read(second)).status()).toBe(404);
});

test("downloads an event, and lists those of a group on its overview", async ({ context, page }) => {
  const ines = await student();
  const group = await insertGroup(ines);
  const title = `Sortie ${randomKey()}`;
  await insertEvent(ines, { group, title });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/student/dashboard/group/${group}/overview`);
  await page.getByRole("region", { name: en.comingOf }).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: en.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("preau.ics");
});
