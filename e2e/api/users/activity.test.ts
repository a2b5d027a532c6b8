import { expect, test } from "vitest";
import { getDashboardStatistics } from "@/lib/moderation/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, likePost, unlikePost } from "@/lib/posts/contract";
import { getUser } from "@/lib/users/contract";
import { activityFilters, listUsers } from "@/lib/users/management-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

const school = await browserClient(await admin());

/** The user's last activity in days ago, null for never. */
async function activityOf({ id }: TestUser) {
  const [row] =
    await sql`select school_day(now()) - created_on as created, school_day(now()) - last_active_on as active,
    school_day(now()) - last_engaged_on as engaged from user_activity where user_id = ${id}`;
  return row;
}

async function setDays({ id }: TestUser, active: number, engaged: number | null): Promise<void> {
  await sql`update user_activity set last_active_on = school_day(now()) - ${active}::int,
    last_engaged_on = school_day(now()) - ${engaged}::int where user_id = ${id}`;
}

/** A single statement, so that writes of other test files are in both counts or in neither. */
const wrongCounters = () => sql`
  select name, sum(n) from (
    select name, value as n from counter_values where name ~ '^(created|active|engaged):'
    union all select kind || ':' || role || ':' || status || ':' || day, -count(*) from users join user_activity on user_id = id
      cross join lateral (values ('created', created_on), ('active', last_active_on), ('engaged', last_engaged_on)) days (kind, day)
      where deleted_at is null and day is not null group by kind, role, status, day) rows
  where right(name, 10)::date >= school_day(now()) - 29
  group by name having sum(n) <> 0`;

test("a request marks the day as active, and a post, a comment or a like as engaged", async () => {
  const { id } = await insertPost();
  const acts = {
    read: async () => {},
    post: (client: Client) => client.call(createPost, { body: { content: "Bonjour" } }),
    comment: (client: Client) => client.call(createComment, { params: { id }, body: { content: "Bravo" } }),
    like: (client: Client) => client.call(likePost, { params: { id } }),
  };
  for (const [name, act] of Object.entries(acts)) {
    const user = await student();
    expect(await activityOf(user)).toEqual({ created: 0, active: null, engaged: null });
    const client = await browserClient(user);
    expect(await activityOf(user)).toEqual({ created: 0, active: 0, engaged: null });
    await act(client);
    expect(await activityOf(user), name).toMatchObject({ active: 0, engaged: name === "read" ? null : 0 });
  }
});
type Client = Awaited<ReturnType<typeof browserClient>>;

test("a session that is used on a later day marks it, and an older text changes nothing", async () => {
  const user = await student();
  const client = await browserClient(user);
  await setDays(user, 12, 20);
  await sql`update sessions set last_seen_at = now() - interval '12 days' where user_id = ${user.id}`;
  expect(await activityOf(user)).toMatchObject({ active: 12, engaged: 20 });
  expect((await client.call(getUser, {})).status).toBe(200);
  await expect.poll(() => activityOf(user)).toMatchObject({ active: 0, engaged: 20 });
  await sql`insert into posts (user_id, content, created_at) values (${user.id}, 'Ancien', now() - interval '25 days')`;
  expect(await activityOf(user)).toMatchObject({ active: 0, engaged: 20 });
});

test("the counters of thirty days equal the rows, whatever happens to the accounts", async () => {
  const [user, suspended, promoted, deleted, old] = await Promise.all([1, 2, 3, 4, 5].map(() => student()));
  if (!user || !suspended || !promoted || !deleted || !old) throw new Error("no student");
  for (const account of [user, suspended, promoted, deleted, old]) await setDays(account, 3, 5);
  expect(await wrongCounters()).toEqual([]);
  const body = { status: "suspended", reason: "Insultes" } as const;
  await school.call(setUserStatus, { params: { id: suspended.id }, body });
  await sql`update users set role = 'admin' where id = ${promoted.id}`;
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  await setDays(old, 45, 50);
  expect(await wrongCounters()).toEqual([]);
  await sql`update users set deleted_at = null where id = ${deleted.id}`;
  await sql`delete from user_activity where user_id = ${user.id}`;
  await setDays(old, 29, null);
  expect(await wrongCounters()).toEqual([]);
  await sql`select add_counter_changes()`;
  expect(await wrongCounters()).toEqual([]);
});

test("the counters stay correct when a user likes, unlikes and is suspended at the same time", async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await insertPost()).id));
  for (let round = 0; round < 5; round++) {
    const user = await student();
    const client = await browserClient(user);
    await setDays(user, 1, null);
    await Promise.all([
      ...ids.map((id) => client.call(likePost, { params: { id } })),
      ...ids.map((id) => client.call(unlikePost, { params: { id } })),
      school.call(setUserStatus, {
        params: { id: user.id },
        body: { status: "suspended", reason: "Insultes" },
      }),
    ]);
    const [row] = await sql`select counted_as from user_activity where user_id = ${user.id}`;
    expect(row).toEqual({ counted_as: "student:suspended" });
  }
  expect(await wrongCounters()).toEqual([]);
});

test("each figure of the dashboard is the total of the list behind it", async () => {
  const [today, engaged, seen, inactive] = await Promise.all([student(), student(), student(), student()]);
  await setDays(engaged, 29, 29);
  await setDays(seen, 2, 30);
  await setDays(inactive, 30, 30);
  await sql`update users set created_at = now() - interval '40 days' where id in ${sql([engaged.id, seen.id, inactive.id])}`;
  const list = async (activity: (typeof activityFilters)[number]) =>
    (await school.call(listUsers, { query: { activity, per_page: 100 } })).body;
  const read = async () => {
    const { data } = (await school.call(getDashboardStatistics, {})).body;
    const totals = await Promise.all(activityFilters.map(async (filter) => (await list(filter)).meta.total));
    const [active = 0, engagedTotal = 0, created = 0, createdToday] = totals;
    const rates = [(100 * engagedTotal) / active, (100 * created) / (data.totalUsers - created)];
    return [
      [data.activeUsers, data.newUsersToday, data.engagementRate, data.userGrowth],
      [active, createdToday, ...rates.map((rate) => Number(rate.toFixed(1)))],
    ];
  };
  // Polls because other test files add accounts meanwhile.
  await expect
    .poll(
      async () => {
        const [figures, totals] = await read();
        return JSON.stringify(figures) === JSON.stringify(totals) ? "equal" : { figures, totals };
      },
      { timeout: 20_000 },
    )
    .toBe("equal");
  const countMatches = async (activity: (typeof activityFilters)[number], { name }: TestUser) => {
    const { body } = await school.call(listUsers, { query: { activity, search: name } });
    return body.data.length;
  };
  const of = (user: TestUser) => Promise.all(activityFilters.map((filter) => countMatches(filter, user)));
  expect(await of(today)).toEqual([0, 0, 1, 1]);
  expect(await of(engaged)).toEqual([1, 1, 0, 0]);
  expect(await of(seen)).toEqual([1, 0, 0, 0]);
  expect(await of(inactive)).toEqual([0, 0, 0, 0]);
});

test("lists active users by their last day, by role and status, with the counted total", async () => {
  const administrators = await Promise.all([admin({ status: "inactive" }), admin({ status: "inactive" })]);
  await Promise.all(administrators.map((administrator, index) => setDays(administrator, index + 1, null)));
  const query = { activity: "active", role: "admin", status: "inactive", per_page: 100 } as const;
  const { data, meta } = (await school.call(listUsers, { query })).body;
  const own = data
    .map(({ id }) => id)
    .filter((id) => administrators.some((administrator) => administrator.id === id));
  expect(own).toEqual(administrators.map(({ id }) => id));
  expect(meta.total).toBe(data.length);
  await sql`update users set deleted_at = now() where id = ${administrators[0].id}`;
  const removed = (await school.call(listUsers, { query: { ...query, status: "deleted" } })).body;
  expect(removed.data.map(({ id }) => id)).toContain(administrators[0].id);
  expect((await school.json("/api/admin/users?activity=king")).status).toBe(422);
});
