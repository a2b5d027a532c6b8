import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDatabase, isolatedEnv, killWorkers, startWorker } from "../../support/worker-instance";

const { url, sql, drop } = await createDatabase();
Object.assign(process.env, isolatedEnv(url));
const { sendAnnouncements } = await import("@/lib/announcements/send");

type Audience = "all" | "students" | "companies" | "classes" | "groups";

const people = 5000;

beforeAll(async () => {
  await sql`insert into users (name, username, email, password_hash, role, email_verified_at)
    select 'U' || n, 'u' || n, 'u' || n || '@test.invalid', '-',
      (array['student', 'student', 'company'])[1 + n % 3], now() from generate_series(1, ${people}) n`;
});
afterAll(async () => {
  killWorkers();
  await drop();
});

async function insertSentAnnouncement(audience: Audience, more: object = {}): Promise<number> {
  const texts = { title_fr: "Rentrée", text_fr: "Lundi.", title_en: "Back to school", text_en: "On Monday." };
  const row = { ...texts, audience, channel: "both", status: "sent", sent_at: new Date(), ...more };
  const [inserted] = await sql`insert into announcements ${sql(row)} returning id`;
  return inserted?.id;
}

async function namesOf(id: number): Promise<string[]> {
  const rows = await sql`select u.name from announcement_recipients r join users u on u.id = r.user_id
    where r.announcement_id = ${id} order by u.name`;
  return rows.map(({ name }) => name);
}

async function insertUser(name: string, role: string, more: object = {}): Promise<number> {
  const own = {
    username: name,
    email: `${name}@test.invalid`,
    password_hash: "-",
    email_verified_at: new Date(),
  };
  const [row] = await sql`insert into users ${sql({ name, role, ...own, ...more })} returning id`;
  return row?.id;
}

const isCompleted = async (id: number): Promise<boolean> =>
  (await sql`select completed_at from announcements where id = ${id}`)[0]?.completed_at !== null;

/** The number of rows of each kind, and of distinct users who have one. */
async function rowsOf(id: number) {
  const [row] = await sql`select
    (select count(*)::int from announcement_recipients where announcement_id = ${id}) as recipients,
    (select count(*)::int from notifications where kind = 'announcement' and params ->> 'announcement' = ${String(id)}) as notifications,
    (select count(distinct user_id)::int from notifications where kind = 'announcement' and params ->> 'announcement' = ${String(id)}) as notified,
    (select count(*)::int from emails where kind = 'announcement' and params ->> 'announcement' = ${String(id)}) as emails,
    (select count(distinct user_id)::int from emails where kind = 'announcement' and params ->> 'announcement' = ${String(id)}) as emailed`;
  return row;
}

test("sends to each of 5,000 recipients once although the worker is killed in the middle", {
  timeout: 180_000,
}, async () => {
  const id = await insertSentAnnouncement("all");
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select id from users where username = 'u2500' for update`;
  const first = startWorker(url, {});
  const progress = async () =>
    (await sql`select last_recipient_id as last from announcements where id = ${id}`)[0]?.last;
  await vi.waitUntil(async () => (await progress()) > 0, { timeout: 90_000 });
  await first.end("SIGKILL");
  await holder`rollback`;
  holder.release();
  expect(await isCompleted(id)).toBe(false);
  const partial = await rowsOf(id);
  expect(partial?.recipients).toBeGreaterThanOrEqual(1000);
  expect(partial?.recipients).toBeLessThan(people);
  const second = startWorker(url, {});
  await sql`update scheduled_tasks set due_at = now() where name = 'send-announcements'`;
  await vi.waitUntil(() => isCompleted(id), { timeout: 90_000 });
  await second.end("SIGTERM");
  expect(await rowsOf(id)).toEqual({
    recipients: people,
    notifications: people,
    notified: people,
    emails: people,
    emailed: people,
  });
});

test("simultaneous runs send an announcement once", async () => {
  const id = await insertSentAnnouncement("companies");
  await Promise.all([sendAnnouncements(), sendAnnouncements(), sendAnnouncements()]);
  expect(await isCompleted(id)).toBe(true);
  const rows = await rowsOf(id);
  expect(rows).toMatchObject({ notifications: rows?.recipients, emails: rows?.recipients });
});

test("reaches each audience, but no user who cannot sign in", async () => {
  await sql`update users set status = 'suspended' where username ~ '^u[0-9]+$'`;
  const [ada, , root] = [
    await insertUser("ada", "student", { class_name: "l1 info" }),
    await insertUser("bob", "company", { class_name: "L1 Info" }),
    await insertUser("root", "admin", { locale: "en" }),
  ];
  await insertUser("eve", "student", { status: "suspended", class_name: "L1 Info" });
  await insertUser("gone", "student", { deleted_at: new Date() });
  await insertUser("new", "student", { email_verified_at: null });
  const [group] =
    await sql`insert into groups (name, description, owner_id) values ('Go', 'Go', ${ada}) returning id`;
  await sql`insert into group_members (group_id, user_id, role) values (${group?.id}, ${ada}, 'admin')`;
  const ids = {
    all: await insertSentAnnouncement("all"),
    students: await insertSentAnnouncement("students"),
    companies: await insertSentAnnouncement("companies"),
    classes: await insertSentAnnouncement("classes", { class_names: ["L1 Info"] }),
    groups: await insertSentAnnouncement("groups"),
    byEmail: await insertSentAnnouncement("students", { channel: "email" }),
    deleted: await insertSentAnnouncement("groups"),
  };
  const [other] = await sql`insert into groups (name, description, owner_id, deleted_at)
    values ('Échecs', 'Échecs', ${ada}, now()) returning id`;
  await sql`insert into group_members (group_id, user_id, role) values (${other?.id}, ${ada}, 'admin')`;
  await sql`insert into announcement_groups (announcement_id, group_id)
    values (${ids.groups}, ${group?.id}), (${ids.deleted}, ${other?.id})`;
  await sendAnnouncements();
  expect(await namesOf(ids.all)).toEqual(["ada", "bob", "new", "root"]);
  expect(await namesOf(ids.students)).toEqual(["ada", "new"]);
  expect(await namesOf(ids.companies)).toEqual(["bob"]);
  expect(await namesOf(ids.classes)).toEqual(["ada"]);
  expect(await namesOf(ids.groups)).toEqual(["ada"]);
  expect(await namesOf(ids.byEmail), "an unverified address gets no email").toEqual(["ada"]);
  expect(await namesOf(ids.deleted), "no group is left").toEqual([]);
  const [english] = await sql`select locale, params from emails
    where user_id = ${root} and params ->> 'announcement' = ${String(ids.all)}`;
  expect(english).toMatchObject({ locale: "en", params: { title: "Back to school", area: "admin" } });
});

test("a recall stops an announcement that is being sent", async () => {
  const id = await insertSentAnnouncement("students", { status: "recalled" });
  await sendAnnouncements();
  expect(await namesOf(id)).toEqual([]);
});
