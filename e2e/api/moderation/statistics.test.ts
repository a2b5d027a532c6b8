import { expect, test } from "vitest";
import { getDashboardStatistics, reportPost } from "@/lib/moderation/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { insertPost } from "../../support/posts";
import { admin, student } from "../../support/users";

const school = await browserClient(await admin());
const read = async () => (await school.call(getDashboardStatistics, {})).body.data;

test("counts accounts, posts and reports, and lists recent activity", async () => {
  // Repeats, because other test files add and delete accounts, posts and reports meanwhile.
  const isCounted = async () => {
    const before = await read();
    const author = await student({ name: "Zénon Activité" });
    const { id } = await insertPost({ by: author, content: "Bonjour le préau" });
    const viewer = await browserClient(await student());
    await viewer.call(reportPost, { params: { id }, body: { reason: "Insultes" } });
    const after = await read();
    const added = (name: "totalUsers" | "newUsersToday" | "activeUsers") => after[name] - before[name];
    return added("totalUsers") >= 2 && added("newUsersToday") >= 2 && added("activeUsers") >= 1;
  };
  await expect.poll(isCounted).toBe(true);
  const figures = await read();
  expect(figures.totalPosts).toBeGreaterThanOrEqual(1);
  expect(figures.postsToday).toBeGreaterThanOrEqual(1);
  expect(figures.totalReports).toBeGreaterThanOrEqual(1);
  expect(figures.engagementRate).toBeGreaterThanOrEqual(0);
  expect(figures.engagementRate).toBeLessThanOrEqual(100);
  expect(figures.recentActivity.length).toBeGreaterThanOrEqual(3);
  expect(figures.recentActivity.length).toBeLessThanOrEqual(10);
  const times = figures.recentActivity.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
});

test("counts users who were seen in the last thirty days as active", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => student()));
  const ids = people.map(({ id }) => id);
  const countSeen = async (daysAgo: number) => {
    await sql`update user_activity set last_active_on = school_day(now()) - ${daysAgo}::int where user_id = any(${ids})`;
    return (await read()).activeUsers;
  };
  // Polls because other test files add and delete accounts meanwhile.
  await expect.poll(async () => (await countSeen(29)) - (await countSeen(30))).toBe(20);
});

test.each(nonAdmins)("rejects %s", async (_, client, status) => {
  expect((await client.call(getDashboardStatistics, {})).status).toBe(status);
});
