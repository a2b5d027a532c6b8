import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports, waitForHydration } from "../../support/browser";
import { groupsPath, named } from "../../support/group-pages";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { plural } from "../../support/plural";
import { randomKey } from "../../support/random-key";
import { newEmail, student } from "../../support/users";

const displayVariants = [
  { locale: "fr", t: messages.fr.groups, ui: messages.fr.ui, viewport: viewports.phone },
  { locale: "en", t: messages.en.groups, ui: messages.en.ui, viewport: viewports.desktop },
] as const;

for (const { locale, t, ui, viewport } of displayVariants)
  test(`a link that is created and copied admits a student to a hidden group, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    const [ines, zoe] = [await student({ locale }), await student({ locale })];
    const name = `Club ${randomKey()}`;
    const id = await insertGroup(ines, { name, visibility: "hidden" });
    const links = t.invitationLinks;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize(viewport);
    await signInAs(context, ines, { locale });
    await page.goto(`${groupsPath}/${id}/members`);
    await page.getByRole("button", { name: links.title }).click();
    const dialog = page.getByRole("dialog", { name: links.title });
    await expect(dialog.getByText(links.empty)).toBeVisible();
    await dialog.getByLabel(links.maxUses).fill("0");
    await dialog.getByRole("button", { name: links.create }).click();
    await expect(dialog.getByLabel(links.maxUses)).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel(links.maxUses).fill("1");
    await dialog.getByLabel(links.days).selectOption("1");
    await dialog.getByRole("button", { name: links.create }).click();
    const address = dialog.getByLabel(links.until.split("{")[0] ?? "");
    await expect(address).toHaveValue(/\/groups\/join\/[\w-]{43}$/);
    await dialog.getByRole("button", { name: ui.copy }).click();
    await expect(page.getByText(ui.copied)).toBeVisible();
    const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await expectAccessible(page);

    const other = await browser.newContext({ viewport });
    const guest = await other.newPage();
    await guest.goto(url.pathname);
    await expect(guest).toHaveURL(`/login?next=${encodeURIComponent(url.pathname)}`);
    await signInAs(other, zoe, { locale });
    await guest.goto(url.pathname);
    await expect(guest.getByRole("heading", { name })).toBeVisible();
    const all = guest.getByRole("radio", { name: t.notificationLevels.all });
    await waitForHydration(all);
    await expect(guest.getByRole("radio", { name: t.notificationLevels.announcements })).toBeChecked();
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await all.check({ force: true });
    await guest.getByRole("button", { name: t.join }).click();
    await expect(guest).toHaveURL(`${groupsPath}/${id}/overview`);
    const level = t.notificationsOf.replace("{level}", t.notificationLevels.all);
    await expect(guest.getByRole("button", { name: level })).toBeVisible();
    await other.close();

    await page.reload();
    await page.getByRole("button", { name: links.title }).click();
    await expect(dialog.getByLabel(links.usedUp)).toBeVisible();
    await dialog.getByRole("button", { name: links.revoke }).click();
    await expect(page.getByText(links.revoked)).toBeVisible();
    await expect(dialog.getByText(links.empty)).toBeVisible();
    await page.goto(url.pathname);
    await expect(page.getByRole("heading", { name: links.invalidTitle })).toBeVisible();
    await expectAccessible(page);
  });

for (const { locale, t, viewport } of displayVariants)
  test(`emails are corrected where they were typed, and invited, in ${locale}`, async ({ context, page }) => {
    const [ines, zoe] = [await student({ locale }), await student()];
    const id = await insertGroup(ines);
    const texts = t.emailInvitations;
    await page.setViewportSize(viewport);
    await signInAs(context, ines, { locale });
    await page.goto(`${groupsPath}/${id}/members`);
    await page.getByRole("button", { name: texts.title }).click();
    const dialog = page.getByRole("dialog", { name: texts.title });
    const emails = dialog.getByLabel(texts.emails);
    const typed = `${zoe.email}, Ada <${randomKey()}@outside.invalid>\njean@`;
    await emails.fill(typed);
    await dialog.getByRole("button", { name: texts.send }).click();
    await expect(dialog.getByText("2 (jean@)")).toBeVisible();
    await expect(emails).toHaveValue(typed);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: texts.title }).click();
    await expect(emails).toHaveValue(typed);
    await emails.fill(typed.replace("jean@", ""));
    await dialog.getByRole("button", { name: texts.send }).click();
    await expect(page.getByText(/^2 invitations/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const pending = page.getByRole("region", { name: texts.pending });
    await expect(pending.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { email } = zoe;
    await pending.getByRole("button", { name: texts.resendTo.replace("{email}", email) }).click();
    await expect(page.getByText(texts.resent)).toBeVisible();
    // The invitation is the newest now, so it moves to the top.
    await expect(pending.getByRole("listitem").first()).toContainText(email);
    await pending.getByRole("button", { name: texts.revokeFor.replace("{email}", email) }).click();
    await expect(page.getByText(texts.revoked)).toBeVisible();
    await expect(pending.getByRole("listitem")).toHaveCount(1);
  });

for (const { locale, t, viewport } of displayVariants)
  test(`a student who joins a public group chooses their notifications, in ${locale}`, async ({
    context,
    page,
  }) => {
    const zoe = await student({ locale });
    const name = `Club ${randomKey()}`;
    const id = await insertGroup(await student(), { name });
    await page.setViewportSize(viewport);
    await signInAs(context, zoe, { locale });
    await page.goto(`${groupsPath}/${id}/overview`);
    await page.getByRole("button", { name: named(t.joinName, name) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: t.notificationLevels.announcements })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole("radio", { name: t.notificationLevels.none }).check({ force: true });
    await dialog.getByRole("button", { name: t.join, exact: true }).click();
    await expect(page.getByText(t.joinedGroup)).toBeVisible();
    const level = t.notificationsOf.replace("{level}", t.notificationLevels.none);
    await expect(page.getByRole("button", { name: level })).toBeVisible();
  });

test("typed emails are a draft of only their admin, on a device that two admins share", async ({
  context,
  page,
}) => {
  const t = messages.en.groups.emailInvitations;
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(ines);
  await insertMember(id, marc, "admin");
  const emails = page.getByRole("dialog").getByLabel(t.emails);
  for (const [admin, stored] of [
    [ines, ""],
    [marc, ""],
    [ines, "ada@outside.invalid"],
  ] as const) {
    await signInAs(context, admin, { locale: "en" });
    await page.goto(`${groupsPath}/${id}/members`);
    await page.getByRole("button", { name: t.title }).click();
    await expect(emails).toHaveValue(stored);
    if (admin === ines) await emails.fill("ada@outside.invalid");
  }
});

test("invitations that are sent by email close no dialog that was opened since", async ({
  context,
  page,
}) => {
  const { emailInvitations: emails, invitationLinks: links } = messages.en.groups;
  const ines = await student();
  const id = await insertGroup(ines);
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupsPath}/${id}/members`);
  await page.getByRole("button", { name: emails.title }).click();
  const dialog = page.getByRole("dialog", { name: emails.title });
  await dialog.getByLabel(emails.emails).fill(newEmail());
  const path = `/api/groups/${id}/invitations/emails`;
  const release = await holdRequests(page, `**${path}`, "POST");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));
  await dialog.getByRole("button", { name: emails.send }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: links.title }).click();
  const opened = page.getByRole("dialog", { name: links.title });
  await expect(opened).toBeVisible();
  release();
  await expect(page.getByText(plural(emails.sent, 1))).toBeVisible();
  await expect(opened).toBeVisible();
});
