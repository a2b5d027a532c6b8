import type { BrowserContext, Locator, Page } from "@playwright/test";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { userChannel } from "@/lib/core/realtime/channels";
import { expect, holdRequests, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

const { events: en, validation } = messages.en;
const path = "/student/dashboard/events";
const inHours = (hours: number) => toSchoolTime(new Date(Date.now() + hours * 3_600_000));

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student creates, changes, answers, cancels and deletes an event, in ${locale} on a ${device}`, async ({
      context,
      page,
    }) => {
      const t = messages[locale].events;
      const key = randomKey();
      const ines = await student();
      const group = await insertGroup(ines, { name: `Club ${key}` });
      const title = `Soirée ${key}`;
      const [start, end] = [inHours(50), inHours(51)];
      await signInAs(context, ines, { locale });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.getByRole("button", { name: t.new }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t.announce }).click();
      await expect(dialog.getByLabel(t.eventTitle)).toBeFocused();
      await dialog.getByLabel(t.eventTitle).fill(title);
      await dialog.getByLabel(t.startsAt).fill(start);
      await dialog.getByLabel(t.location).fill("Salle B204");
      await expect(dialog.getByLabel(t.endsAt)).toHaveValue(end);

      await page.reload();
      await page.getByRole("button", { name: t.new }).click();
      await expect(dialog.getByLabel(t.eventTitle)).toHaveValue(title);
      await dialog.getByRole("button", { name: t.announce }).click();
      await expect(page.getByText(t.created)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText("Salle B204")).toBeVisible();
      await expect(page.getByRole("link", { name: `Club ${key}` })).toHaveAttribute(
        "href",
        new RegExp(`group/${group}$`),
      );

      await page.getByRole("button", { name: t.edit }).click();
      await dialog.getByLabel(t.isAllDay).check();
      await expect(dialog.getByLabel(t.firstDay)).toHaveValue(start.slice(0, 10));
      await dialog.getByLabel(t.eventTitle).fill(`${title} bis`);
      await dialog.getByRole("button", { name: t.save }).click();
      await expect(page.getByRole("heading", { level: 1, name: `${title} bis` })).toBeVisible();

      await page.getByRole("button", { name: t.answers.yes, exact: true }).click();
      await expect(page.getByText(t.answered.yes)).toBeVisible();
      await expect(page.getByRole("list", { name: t.attendees }).getByText(ines.name)).toBeVisible();
      await expect(page.getByRole("button", { name: t.delete })).toHaveCount(0);

      await page.getByRole("button", { name: t.cancel }).click();
      await dialog.getByRole("button", { name: t.cancel }).click();
      await expect(page.getByText(t.cancelledText)).toBeVisible();
      await page.getByRole("button", { name: t.delete }).click();
      await dialog.getByRole("button", { name: t.delete }).click();
      await expect(page.getByText(t.deleted)).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    });

test("shows errors at the times and the capacity", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertEvent(ines, { group: await insertGroup(ines), capacity: 2 });
  for (const user of [ines, marc]) await insertEventAnswer(id, user, "yes");
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${path}/${id}`);
  await page.getByRole("button", { name: en.edit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.capacity).fill("1");
  await dialog.getByLabel(en.endsAt).fill("2024-01-01T10:00");
  await dialog.getByRole("button", { name: en.save }).click();
  await expect(dialog.getByText(validation.end_before_start)).toBeVisible();
  await dialog.getByLabel(en.endsAt).fill(inHours(24 * 7 + 3));
  await dialog.getByRole("button", { name: en.save }).click();
  await expect(dialog.getByText(validation.event_capacity_low)).toBeVisible();
  await expect(dialog.getByLabel(en.capacity)).toBeFocused();
});

/** Opens the form of an event, and fills in an evening that ends after midnight. */
async function editTimes(context: BrowserContext, page: Page): Promise<Locator> {
  const ines = await student();
  const id = await insertEvent(ines, { group: await insertGroup(ines) });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${path}/${id}`);
  await page.getByRole("button", { name: en.edit }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.startsAt).fill("2027-05-03T20:15");
  await dialog.getByLabel(en.endsAt).fill("2027-05-04T01:30");
  return dialog;
}

test("an event keeps its times when it is switched to all-day and back", async ({ context, page }) => {
  const dialog = await editTimes(context, page);
  await dialog.getByLabel(en.isAllDay).check();
  await expect(dialog.getByLabel(en.lastDay)).toHaveValue("2027-05-04");
  await dialog.getByLabel(en.isAllDay).uncheck();
  await expect(dialog.getByLabel(en.startsAt)).toHaveValue("2027-05-03T20:15");
  await expect(dialog.getByLabel(en.endsAt)).toHaveValue("2027-05-04T01:30");
});

test("an event that is moved keeps its length", async ({ context, page }) => {
  const dialog = await editTimes(context, page);
  await dialog.getByLabel(en.startsAt).fill("2027-05-10T18:00");
  await dialog.getByLabel(en.location).focus();
  await expect(dialog.getByLabel(en.endsAt)).toHaveValue("2027-05-10T23:15");
  await dialog.getByLabel(en.startsAt).fill("2027-05-04T18:00");
  await dialog.getByLabel(en.startsAt).press("Enter");
  await expect(dialog).toBeHidden();
  const [row] = await sql`select ends_at from events where id = ${page.url().split("/").at(-1) ?? ""}`;
  expect(toSchoolTime(row?.ends_at)).toBe("2027-05-04T23:15");
});

test("attendees that cannot be loaded are not replaced by those of another answer", async ({
  context,
  page,
}) => {
  const ines = await student();
  const id = await insertEvent(ines, { group: await insertGroup(ines) });
  await insertEventAnswer(id, ines, "yes");
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${path}/${id}`);
  const attendees = page.getByRole("list", { name: en.attendees }).getByText(ines.name);
  await expect(attendees).toBeVisible();
  await page.route("**/answers?*", (route) => route.abort());
  await page.getByText("Maybe (0)").click();
  await expect(page.getByRole("alert").getByRole("button")).toBeVisible();
  await expect(attendees).toHaveCount(0);
});

test("joins the waiting list of a full event, and gets a free place", async ({ browser, context, page }) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await insertMember(group, marc);
  const id = await insertEvent(ines, { group, capacity: 1 });
  await insertEventAnswer(id, ines, "yes");
  await signInAs(context, marc, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(marc.id));
  await page.goto(`${path}/${id}`);
  await subscribed;
  await expect(page.getByText(en.fullHint)).toBeVisible();
  await page.getByRole("button", { name: en.answers.yes, exact: true }).click();
  await expect(page.getByText(/^You are number 1 on the waiting list\. /)).toBeVisible();
  await page.getByText("Waiting (1)").click();
  await expect(page.getByRole("list", { name: en.attendees }).getByText(marc.name)).toBeVisible();

  const otherContext = await browser.newContext();
  await signInAs(otherContext, ines, { locale: "en" });
  const other = await otherContext.newPage();
  await other.goto(`${path}/${id}`);
  await other.getByRole("button", { name: en.withdraw }).click();
  await expect(other.getByText(en.withdrawn)).toBeVisible();
  await expect(page.getByText(en.answered.yes)).toBeVisible();
  await otherContext.close();
});

test("shows a month with its events, and the adjacent months", async ({ context, page }) => {
  const ines = await student();
  const title = `Sortie ${randomKey()}`;
  const group = await insertGroup(ines);
  const id = await insertEvent(ines, { group, title });
  await sql`update events set starts_at = '2027-03-30T21:30:00Z', ends_at = '2027-03-31T01:00:00Z' where id = ${id}`;
  await signInAs(context, ines, { locale: "en" });
  await page.setViewportSize(viewports.desktop);
  await page.goto(`${path}?view=month&month=2027-03`);
  const table = page.getByRole("table", { name: "Events of March 2027" });
  await expect(table.getByRole("link", { name: title })).toHaveCount(2);
  await expect(table.getByRole("link", { name: `23:30 ${title}` })).toBeVisible();
  await page.getByRole("link", { name: en.nextMonth }).click();
  await expect(page).toHaveURL(/month=2027-04/);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  await page.setViewportSize(viewports.phone);
  await page.getByRole("link", { name: en.previousMonth }).click();
  await expect(page.getByRole("listitem").filter({ hasText: title }).getByRole("heading")).toBeVisible();
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });
  test("shows the school's time and the browser's beside it", async ({ context, page }) => {
    const ines = await student();
    const group = await insertGroup(ines);
    const id = await insertEvent(ines, { group });
    // New York switches to daylight saving time two weeks before the school does.
    await sql`update events set starts_at = '2027-03-20T19:00:00Z', ends_at = '2027-03-20T20:00:00Z' where id = ${id}`;
    await signInAs(context, ines, { locale: "en" });
    await page.goto(`${path}/${id}`);
    await expect(page.getByText(/^Saturday,? 20 March 2027, 20:00\u00a0–\u00a021:00$/)).toBeVisible();
    await expect(
      page.getByText(/^Your time: Saturday,? 20 March 2027, 15:00\s–\s16:00 \(America\/New_York\)$/),
    ).toBeVisible();
    await page.getByRole("button", { name: en.edit }).click();
    await expect(page.getByRole("dialog").getByLabel(en.startsAt)).toHaveValue("2027-03-20T20:00");
    await sql`update events set is_all_day = true, starts_at = '2027-03-26T23:00:00Z', ends_at = '2027-03-28T22:00:00Z'
      where id = ${id}`;
    await page.reload();
    await expect(page.getByText(/^Saturday,? 27 March 2027 – Sunday,? 28 March 2027$/)).toBeVisible();
    await expect(page.getByText("For you")).toHaveCount(0);
  });
});

test("stores the last of two answers sent at once", async ({ page, context }) => {
  const zoe = await student();
  const id = await insertEvent(await admin());
  await signInAs(context, zoe, { locale: "en" });
  const release = await holdRequests(page, `**/api/events/${id}/answer`);
  await page.goto(`${path}/${id}`);
  const choice = (kind: "yes" | "no") => page.getByRole("button", { name: en.answers[kind], exact: true });
  await choice("yes").click();
  await choice("no").click();
  release();
  await expect(choice("no")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(en.answered.no)).toBeVisible();
  expect(await sql`select user_id, answer from event_answers where event_id = ${id}`).toEqual([
    { user_id: zoe.id, answer: "no" },
  ]);
});

for (const locale of ["fr", "en"] as const)
  test(`the link of a deleted event opens the list, which says that it is not found, in ${locale}`, async ({
    context,
    page,
  }) => {
    const t = messages[locale].events;
    await signInAs(context, await student(), { locale });
    await page.goto(`${path}/2147483647`);
    await expect(page).toHaveURL(`${path}?not_found=1`);
    await expect(page.getByText(t.notFound)).toBeVisible();
    await page.getByRole("link", { name: t.view.month }).click();
    await expect(page).toHaveURL(`${path}?view=month`);
    await expect(page.getByText(t.notFound)).toHaveCount(0);
  });
