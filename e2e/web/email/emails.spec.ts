import { numberItems } from "@/lib/core/email/items";
import { userChannel } from "@/lib/core/realtime/channels";
import { likePost } from "@/lib/posts/contract";
import { expectAccessible } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { insertEmail } from "../../support/emails";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { company, student } from "../../support/users";

const emailEn = messages.en.email;

const languages = [
  ["fr", messages.fr.email.mailbox, messages.fr.shell.bell],
  ["en", emailEn.mailbox, messages.en.shell.bell],
] as const;

for (const [locale, texts] of languages)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student reads their emails, in ${locale} on a ${device}`, async ({ page, context }) => {
      const user = await student();
      await insertEmail(user, { count: 2 });
      await page.setViewportSize(viewport);
      await signInAs(context, user, { locale });
      await page.goto("/emails");
      await expect(page).toHaveURL(/\/student\/dashboard\/emails$/);
      const list = page.getByRole("navigation", { name: texts.list });
      await expect(list.getByText(texts.unreadOne, { exact: true })).toHaveCount(2);
      await expectAccessible(page);
      await list.getByRole("link").first().click();
      const letter = page.getByRole("article");
      await expect(letter.getByText("à <b>tous</b>")).toBeVisible();
      await expectAccessible(page);
      if (device === "desktop") await expect(list.getByText(texts.unreadOne, { exact: true })).toHaveCount(1);
      if (device === "phone") await letter.getByRole("link", { name: texts.back }).click();
      else await page.goBack();
      await expect(list.getByText(texts.unreadOne, { exact: true })).toHaveCount(1);
    });

for (const [device, width] of [
  ["desktop", 1280],
  ["phone", 375],
] as const)
  test(`an email at the end of a long list opens at its top, on a ${device}`, async ({ page, context }) => {
    const user = await student();
    await insertEmail(user, { count: 12 });
    await page.setViewportSize({ width, height: 420 });
    await signInAs(context, user, { locale: "en" });
    await page.goto("/student/dashboard/emails");
    await page.getByRole("navigation", { name: emailEn.mailbox.list }).getByRole("link").last().click();
    const heading = page.getByRole("article").getByRole("heading");
    await expect(heading).toBeInViewport({ ratio: 1 });
    const scrolled = expect.poll(() => page.evaluate(() => scrollY));
    if (device === "phone") await scrolled.toBe(0);
    else await scrolled.toBeGreaterThan(500);
  });

for (const [locale, texts] of languages)
  test(`the email of a job alert links to its jobs, in ${locale}`, async ({ page, context }) => {
    const [user, { id }] = [await student(), await insertJob({ title: "Stage <b>web</b>" })];
    const items = numberItems([{ job: id, title: "Stage <b>web</b>", company: "R&D", location: "Lyon" }]);
    const params = { search: 1, name: "web", count: 3, more: 2, ...items };
    await insertEmail(user, { kind: "job_alert", params });
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard/emails");
    await page.getByRole("navigation", { name: texts.list }).getByRole("link").click();
    const letter = page.getByRole("article");
    await expect(letter.getByRole("listitem")).toHaveText(["Stage <b>web</b>R&D · Lyon"]);
    await expect(letter.getByText(/^2 (autres offres|more jobs) /)).toBeVisible();
    await expectAccessible(page);
    await letter.getByRole("listitem").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/student/dashboard/jobs/${id}$`));
    await expect(page.getByRole("heading", { level: 1, name: "Stage <b>web</b>" })).toBeVisible();
  });

for (const [locale, mailbox, texts] of languages)
  for (const [newUser, area] of [
    [student, "student"],
    [company, "company"],
  ] as const)
    test(`the menu of a ${area} on a phone shows the number of unread emails, in ${locale}`, async ({
      page,
      context,
    }) => {
      const user = await newUser();
      await insertEmail(user, { count: 3 });
      await page.setViewportSize(viewports.phone);
      await signInAs(context, user, { locale });
      await page.goto(`/${area}/dashboard/settings`);
      const count = texts.emails.replace(/.*other \{(.*)\}\}$/, "$1").replace("#", "3");
      await page.getByRole("button", { name: count }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: mailbox.title }).click();
      await expect(page).toHaveURL(`/${area}/dashboard/emails`);
    });

for (const [locale, , texts] of languages)
  test(`the bell shows a like at once, and the keyboard opens its post, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { id, by } = await insertPost();
    await signInAs(context, by, { locale });
    const subscribed = waitForSubscription(page, userChannel(by.id));
    await page.goto("/student/dashboard/emails");
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName("Notifications");
    await subscribed;
    await (await browserClient(await student())).call(likePost, { params: { id } });
    await expect(bell).toContainText("1", { timeout: 30_000 });
    await bell.press("Enter");
    const panel = page.getByRole("region", { name: texts.title });
    const row = panel.getByRole("listitem").getByRole("link").first();
    await expect(row).toContainText(texts.unread);
    await expectAccessible(page);
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
    await page.goto("/student/dashboard/emails");
    await expect(bell).toHaveAccessibleName("Notifications");
  });

test("shows a company that it has no emails", async ({ page, context }) => {
  await signInAs(context, await company(), { locale: "en" });
  await page.goto("/emails");
  await expect(page).toHaveURL(/\/company\/dashboard\/emails$/);
  await expect(page.getByText(emailEn.mailbox.empty)).toBeVisible();
  await expectAccessible(page);
});
