import type { Request } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { newEmail, password, student } from "../../support/users";

const { settings: texts, shell, validation } = messages.en;

test("the settings have a table of contents, and show five sessions, then all", async ({ page, context }) => {
  const user = await student({ locale: "en" });
  await signInAs(context, user, { locale: "en" });
  await sql`insert into sessions (user_id, token_hash, expires_at, last_seen_at)
    select ${user.id}, gen_random_uuid()::text, now() + interval '1 day', now() - interval '1 hour'
    from generate_series(1, 6)`;
  await page.goto("/student/dashboard/settings");
  const links = page.getByRole("navigation", { name: messages.en.ui.sections }).getByRole("link");
  await expect(links).toHaveText(
    await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
  );
  await links.filter({ hasText: texts.password.title }).click();
  await expect(page).toHaveURL("/student/dashboard/settings#password");
  await expect(page.locator("h2:target")).toBeInViewport();

  const sessions = page.getByRole("list", { name: texts.sessions.title }).getByRole("listitem");
  await expect(sessions).toHaveCount(5);
  await expect(sessions.first()).toContainText(texts.sessions.current);
  await page.getByRole("button", { name: texts.sessions.showAll.replace("{count}", "7") }).click();
  await expect(sessions).toHaveCount(7);
});

const likesByEmail = texts.notifications.choice
  .replace("{category}", texts.notifications.categories.likes)
  .replace("{channel}", texts.notifications.channels.email);

for (const [label, path] of [
  [likesByEmail, "/api/notification-preferences"],
  [texts.notifications.quietOn, "/api/notification-preferences"],
  [messages.en.presence.settings.hide, "/api/presence/settings"],
  [texts.chat.receipts, "/api/chat/settings"],
] as const)
  test(`"${label}": the last click wins while an earlier request is pending`, async ({ page, context }) => {
    const user = await student({ locale: "en" });
    await signInAs(context, user, { locale: "en" });
    await page.goto("/student/dashboard/settings");
    const box = page.getByLabel(label);
    const wasChecked = await box.isChecked();
    let [sent, finished] = [0, 0];
    const isChange = (request: Request) => request.method() === "PUT" && request.url().endsWith(path);
    page.on("request", (request) => void (isChange(request) && sent++));
    page.on("requestfinished", (request) => void (isChange(request) && finished++));
    for (const [clicks, calls] of [
      [[!wasChecked, wasChecked], 2],
      [[!wasChecked, wasChecked, !wasChecked], 1],
    ] as const) {
      [sent, finished] = [0, 0];
      const release = await holdRequests(page, `**${path}`);
      for (const isOn of clicks) await box.setChecked(isOn);
      release();
      await expect.poll(() => finished).toBe(calls);
      const isLastChecked = clicks.at(-1) as boolean;
      await expect(box).toBeChecked({ checked: isLastChecked });
      await page.reload();
      await expect(box).toBeChecked({ checked: isLastChecked });
      expect(sent).toBe(calls);
    }
  });

test("a session that has ended elsewhere disappears when it is revoked", async ({ page, context }) => {
  const user = await student({ locale: "en" });
  await signInAs(context, user, { locale: "en" });
  const [other] = await sql`insert into sessions (user_id, token_hash, expires_at)
    values (${user.id}, gen_random_uuid()::text, now() + interval '1 day') returning id`;
  await page.goto("/student/dashboard/settings");
  const sessions = page.getByRole("list", { name: texts.sessions.title }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await sql`delete from sessions where id = ${other?.id}`;
  await sessions
    .getByRole("button", { name: texts.sessions.endOne.replace("{device}", texts.sessions.program) })
    .click();
  await expect(sessions).toHaveCount(1);
});

test("quiet hours that end when they begin show an error, and input during saving is kept", async ({
  page,
  context,
}) => {
  const user = await student({ locale: "en" });
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until) values (${user.id}, '22:00', '07:00')`;
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/settings");
  const times = texts.notifications.quietTimes;
  const from = page.getByLabel(times.from, { exact: true });
  const until = page.getByLabel(times.until, { exact: true });
  const stored = async () =>
    (await sql`select quiet_from, quiet_until from notification_settings where user_id = ${user.id}`)[0];
  await until.fill("22:00");
  await until.blur();
  await expect(page.getByText(validation.times_equal)).toBeVisible();
  expect(await stored()).toEqual({ quiet_from: "22:00:00", quiet_until: "07:00:00" });
  await from.fill("");
  await from.blur();
  await expect(page.getByText(validation.time_invalid)).toBeVisible();
  await from.fill("23:00");
  await until.focus();
  await expect.poll(stored).toEqual({ quiet_from: "23:00:00", quiet_until: "22:00:00" });
  await expect(page.getByText(texts.notifications.saved)).toBeVisible();
  await expect(until).toBeFocused();
});

test("an address that is typed while another one is being sent stays", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.settings);
  const form = page.getByRole("form", { name: texts.email.title, exact: true });
  const email = form.getByLabel(texts.email.new);
  const own = form.getByLabel(texts.email.password, { exact: true });
  const [first, second] = [newEmail(), newEmail()];
  const release = await holdRequests(page, "**/api/user/email");
  const sent = page.waitForRequest("**/api/user/email");
  await email.fill(first);
  await own.fill(password);
  await form.getByRole("button", { name: texts.email.submit }).click();
  await sent;
  await email.fill(second);
  release();
  await expect(page.getByText(texts.email.pending.replace("{email}", first))).toBeVisible();
  await expect(email).toHaveValue(second);
  await expect(own).toHaveValue("");
});

for (const locale of ["fr", "en"] as const)
  test(`the buttons that show the passwords of the settings have different names, in ${locale}`, async ({
    page,
    context,
  }) => {
    await signInAs(context, await student(), { locale });
    await page.goto(studentPaths.settings);
    const show = page.getByRole("button", { name: locale === "fr" ? /^Afficher « / : /^Show “/ });
    await expect(show).toHaveCount(5);
    const names = await show.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(new Set(names).size).toBe(5);
    await show.first().click();
    await expect(show).toHaveCount(4);
  });

test("the buttons of settings that a link has opened work", async ({ page, context }) => {
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.feed);
  await page.getByRole("banner").getByRole("button", { name: shell.profile.label }).click();
  await page.getByRole("link", { name: shell.profile.settings }).click();
  const form = page.getByRole("form", { name: texts.password.title });
  await form.getByRole("button", { name: texts.password.submit }).click();
  await expect(form.getByLabel(texts.currentPassword, { exact: true })).toBeFocused();
});
