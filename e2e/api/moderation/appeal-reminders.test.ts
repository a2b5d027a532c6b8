import { expect, test } from "vitest";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { admin, type TestUser } from "../../support/users";

async function insertAppeal(moderator: TestUser, author: TestUser, days: number): Promise<number> {
  const [decision] = await sql`
    insert into moderation_decisions
      (subject_type, subject_id, author_id, moderator_id, action, rule, appeal, appealed_at)
    values ('profile', ${author.id}, ${author.id}, ${moderator.id}, 'warn', 'harassment', 'Une citation',
      now() - make_interval(days => ${days}::int))
    returning id`;
  return decision?.id;
}

const unreadOf = async (browser: ApiClient) =>
  (await browser.call(listNotifications, {})).body.data.data
    .filter(({ kind, is_read }) => kind === "appeal_waiting" && !is_read)
    .map(({ text, href }) => ({ text, href }));

test("reminds administrators once of an appeal that is open for a week, except its moderator and author", async () => {
  const [moderator, author, other] = [await admin(), await admin(), await admin()];
  const [byModerator, byAuthor, browser] = [
    await browserClient(moderator),
    await browserClient(author),
    await browserClient(other),
  ];
  const recent = await insertAppeal(moderator, author, 6);
  const decided = await insertAppeal(moderator, author, 8);
  await sql`update moderation_decisions set appeal_decided_at = now() where id = ${decided}`;
  const reminder = {
    text: "An appeal has been waiting for an answer for a week",
    href: "/admin/dashboard/reports?tab=appeals",
  };
  for (const _ of [1, 2]) {
    await insertAppeal(moderator, author, 8);
    await makeDue("remind-open-appeals");
    await expect.poll(() => unreadOf(browser), { timeout: 50_000 }).toEqual([reminder]);
    await browser.call(markNotificationsRead, { body: {} });
  }
  for (const client of [byModerator, byAuthor]) expect(await unreadOf(client)).toEqual([]);
  expect(
    await sql`select id from moderation_decisions where id in (${recent}, ${decided}) and appeal_reminder_sent_at is not null`,
  ).toEqual([]);
  await sql`update moderation_decisions set appeal_decided_at = now() where moderator_id = ${moderator.id}`;
});
