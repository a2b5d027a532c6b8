import { expect, test } from "vitest";
import { getDashboardStatistics, reportPost } from "@/lib/moderation/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { post } from "../../support/posts";
import { admin, company, student } from "../../support/users";

const school = await browserClient(await admin());
const read = async () => (await school.call(getDashboardStatistics, {})).body.data;

test("counts accounts, posts and reports, and lists recent activity", async () => {
  const before = await read();
  const author = await student({ name: "Zénon Activité" });
  const { id } = await post({ by: author, content: "Bonjour le préau" });
  const reader = await browserClient(await student());
  await reader.call(reportPost, { params: { id }, body: { reason: "Insultes" } });
  const after = await read();
  // Other files add accounts, posts and reports meanwhile.
  expect(after.totalUsers).toBeGreaterThanOrEqual(before.totalUsers + 2);
  expect(after.newUsersToday).toBeGreaterThanOrEqual(before.newUsersToday + 2);
  expect(after.activeUsers).toBeGreaterThanOrEqual(before.activeUsers + 1);
  expect(after.totalPosts).toBeGreaterThanOrEqual(1);
  expect(after.postsToday).toBeGreaterThanOrEqual(1);
  expect(after.totalReports).toBeGreaterThanOrEqual(1);
  expect(after.engagementRate).toBeGreaterThanOrEqual(0);
  expect(after.engagementRate).toBeLessThanOrEqual(100);
  expect(after.recentActivity.length).toBeGreaterThanOrEqual(3);
  expect(after.recentActivity.length).toBeLessThanOrEqual(10);
  const times = after.recentActivity.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
});

test("counts users who were seen on one of the last thirty days as active", async () => {
  const before = await read();
  const people = await Promise.all(Array.from({ length: 20 }, () => student()));
  const ids = people.map(({ id }) => id);
  await sql`update user_activity set last_active_on = school_day(now()) - 30 where user_id = any(${ids})`;
  // Other files add a few meanwhile.
  expect((await read()).activeUsers).toBeLessThan(before.activeUsers + 20);
  await sql`update user_activity set last_active_on = school_day(now()) - 29 where user_id = any(${ids})`;
  expect((await read()).activeUsers).toBeGreaterThanOrEqual(before.activeUsers + 20);
});

test.each([
  ["a student", student],
  ["a company", company],
])("rejects %s", async (_, make) => {
  const client = await browserClient(await make());
  expect((await client.call(getDashboardStatistics, {})).status).toBe(403);
  expect((await visitorClient().call(getDashboardStatistics, {})).status).toBe(401);
});
