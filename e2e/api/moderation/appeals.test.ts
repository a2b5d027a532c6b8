import { expect, test } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInAdmin } from "../../support/instance-users";

// A separate instance: other tests have administrators at any time.
const { app } = appOfFile({ ADMIN_TWO_FACTOR: "required" });

async function signInModerator(): Promise<InstanceUser> {
  const user = await signInAdmin(app.origin, app.sql);
  await app.sql`update users set two_factor_at = now() where id = ${user.id}`;
  return user;
}

async function appealedDecision(by: InstanceUser, author?: InstanceUser, daysAgo = 0): Promise<number> {
  const [student] = await app.sql`
    insert into users (name, username, email, role, password_hash)
    select 'Zoé Martin', key, key || '@test.invalid', 'student', '' from (select gen_random_uuid()::text as key) k
    returning id`;
  const [decision] = await app.sql`
    insert into moderation_decisions
      (subject_type, subject_id, author_id, moderator_id, action, rule, appeal, appealed_at)
    values ('profile', 1, ${author?.id ?? student?.id}, ${by.id}, 'warn', 'harassment', 'Une citation',
      now() - make_interval(days => ${daysAgo}::int, secs => 1))
    returning id`;
  return decision?.id;
}

async function listed({ call }: InstanceUser, id: number) {
  const { data } = await (await call("GET", "/api/admin/moderation/appeals?per_page=100")).json();
  const { is_own_decision, is_own_appeal, can_decide, is_overdue } = data.data.find(
    (row: { id: number }) => row.id === id,
  );
  return { is_own_decision, is_own_appeal, can_decide, is_overdue };
}

const decide = async ({ call }: InstanceUser, id: number) =>
  (await call("POST", `/api/admin/moderation/appeals/${id}/decision`, { is_overturned: true })).status;

test("an administrator decides on appeals against their own decisions only while no other one can", async () => {
  const alone = await signInModerator();
  const id = await appealedDecision(alone);
  const own = { is_own_decision: true, is_own_appeal: false, is_overdue: false };
  expect(await listed(alone, id)).toEqual({ ...own, can_decide: true });

  const other = await signInAdmin(app.origin, app.sql);
  expect((await listed(alone, id)).can_decide, "without the required second factor").toBe(true);
  await app.sql`update users set two_factor_at = now() where id = ${other.id}`;
  expect(await listed(alone, id)).toEqual({ ...own, can_decide: false });
  expect(await listed(other, id)).toEqual({
    is_own_decision: false,
    is_own_appeal: false,
    can_decide: true,
    is_overdue: false,
  });
  expect(await decide(alone, id)).toBe(403);

  const onColleague = await appealedDecision(alone, other);
  expect(await listed(other, onColleague)).toMatchObject({ is_own_appeal: true, can_decide: false });
  expect(await decide(other, onColleague)).toBe(403);
  expect(await decide(alone, onColleague), "whose only colleague is the author").toBe(200);

  await app.sql`update users set status = 'suspended' where id = ${other.id}`;
  expect(await listed(alone, id)).toEqual({ ...own, can_decide: true });
  expect(await decide(alone, id)).toBe(200);
  expect(await decide(alone, id)).toBe(409);
});

test("a single administrator does not decide on their own appeal", async () => {
  await app.sql`update users set status = 'suspended' where role = 'admin'`;
  const alone = await signInModerator();
  const id = await appealedDecision(alone, alone);
  const own = { is_own_decision: true, is_own_appeal: true, can_decide: false, is_overdue: false };
  expect(await listed(alone, id)).toEqual(own);
  expect(await decide(alone, id)).toBe(403);
});

test("after 14 days an administrator also decides on an appeal against their own decision, and never on their own", async () => {
  const [moderator, other] = [await signInModerator(), await signInModerator()];
  const [recent, overdue] = [
    await appealedDecision(moderator, undefined, 13),
    await appealedDecision(moderator, undefined, 14),
  ];
  expect(await listed(moderator, recent)).toMatchObject({ can_decide: false, is_overdue: false });
  expect(await decide(moderator, recent)).toBe(403);
  expect(await listed(moderator, overdue)).toMatchObject({ can_decide: true, is_overdue: true });
  expect(await decide(moderator, overdue)).toBe(200);

  const onModerator = await appealedDecision(other, moderator, 14);
  expect(await listed(moderator, onModerator)).toMatchObject({ can_decide: false, is_overdue: true });
  expect(await decide(moderator, onModerator)).toBe(403);
  expect(await decide(other, onModerator)).toBe(200);
});

const reminder = {
  text: "An appeal has been waiting for an answer for a week",
  href: "/admin/dashboard/reports?tab=appeals",
};

async function unreadOf({ call }: InstanceUser) {
  const { data } = await (await call("GET", "/api/notifications?filter=unread")).json();
  return data.data.map(({ text, href }: Record<string, string>) => ({ text, href }));
}

const decideAll = () =>
  app.sql`update moderation_decisions set appeal_decided_at = now() where appeal_decided_at is null`;
const runReminder = () =>
  app.sql`update scheduled_tasks set due_at = now() where name = 'remind-open-appeals'`;

test("administrators who can decide are reminded once of an appeal that is open for a week, except its moderator and its author", async () => {
  const people = await Promise.all([signInModerator(), signInModerator(), signInModerator()]);
  const [moderator, author, other] = people;
  const withoutSecondFactor = await signInModerator();
  await app.sql`update users set two_factor_at = null where id = ${withoutSecondFactor.id}`;
  await decideAll();
  const [recent, decided] = [
    await appealedDecision(moderator, author, 6),
    await appealedDecision(moderator, author, 8),
  ];
  await app.sql`update moderation_decisions set appeal_decided_at = now() where id = ${decided}`;
  for (const _ of [1, 2]) {
    await appealedDecision(moderator, author, 8);
    await runReminder();
    await expect.poll(() => unreadOf(other), { timeout: 50_000 }).toEqual([reminder]);
    await other.call("PUT", "/api/notifications/read", {});
  }
  await app.sql`update users set two_factor_at = now() where id = ${withoutSecondFactor.id}`;
  for (const client of [moderator, author, withoutSecondFactor]) expect(await unreadOf(client)).toEqual([]);
  const reminded = await app.sql`select id from moderation_decisions
    where id in (${recent}, ${decided}) and appeal_reminder_sent_at is not null`;
  expect(reminded).toEqual([]);
});

test("a single administrator is reminded of an appeal against their own decision", async () => {
  await app.sql`update users set status = 'suspended' where role = 'admin'`;
  const alone = await signInModerator();
  await decideAll();
  await appealedDecision(alone, undefined, 8);
  await runReminder();
  await expect.poll(() => unreadOf(alone), { timeout: 50_000 }).toEqual([reminder]);
});
