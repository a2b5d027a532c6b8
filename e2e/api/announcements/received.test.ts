import { expect, test } from "vitest";
import * as api from "@/lib/announcements/contract";
import { getReceivedAnnouncement, markAnnouncementRead } from "@/lib/announcements/received-contract";
import * as messages from "@/lib/core/i18n/en";
import { userChannel } from "@/lib/core/realtime/channels";
import { listEmails, markEmailRead } from "@/lib/email/contract";
import { getUnread, listNotifications, markNotificationsRead } from "@/lib/notifications/contract";
import { updateNotificationPreferences } from "@/lib/notifications/preferences-contract";
import { createDraft, insertAnnouncement, isCompleted } from "../../support/announcements";
import { browserClient, tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { emailsTo } from "../../support/outbox";
import { connect, subscribe } from "../../support/realtime-client";
import { waitUntilSent } from "../../support/sent-announcements";
import { admin, setRole, suspend } from "../../support/users";

const withdrawn = messages.announcements.received.recalledTitle;

const limits = { timeout: 120_000 };

/** A group of students, and a draft for its members. */
async function draftForGroup(...members: SignedInStudent[]) {
  const author = await admin();
  const browser = await browserClient(author);
  const [owner] = members;
  const group = await insertGroup((owner as SignedInStudent).user);
  for (const { user } of members.slice(1)) await insertMember(group, user);
  const texts = { title_en: "Open day", text_en: "On Saturday." };
  const { id } = await createDraft(browser, { ...texts, audience: "groups", group_ids: [group] });
  return { author, browser, group, id, params: { id } };
}

const announcementsOf = async ({ browser }: SignedInStudent) =>
  (await browser.call(listNotifications, {})).body.data.data.filter(({ kind }) => kind === "announcement");
const unreadOf = async ({ browser }: SignedInStudent) =>
  (await browser.call(getUnread, {})).body.notifications;

test(
  "fifty simultaneous sends count as one, and each recipient gets the announcement once",
  limits,
  async () => {
    const [ines, marc, other] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
    const { browser, id, params } = await draftForGroup(ines, marc);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => browser.call(api.sendAnnouncement, { params })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ body }) => body.code === "announcement_sent")).toHaveLength(49);
    await waitUntilSent(id);
    for (const student of [ines, marc]) {
      expect(await announcementsOf(student)).toEqual([
        expect.objectContaining({
          text: "Announcement: Open day",
          detail: "On Saturday.",
          actor: null,
          count: 1,
          href: `/student/dashboard/announcements/${id}`,
        }),
      ]);
      expect(await emailsTo(student.user.email, "announcement")).toHaveLength(1);
    }
    expect([await announcementsOf(other), await emailsTo(other.user.email, "announcement")]).toEqual([
      [],
      [],
    ]);
    const [audit] = await sql`select count(*)::int as count from audit_log
    where action = 'announcement_sent' and subject_id = ${id}`;
    expect(audit?.count).toBe(1);
  },
);

test("counts each recipient who reads the notification, the email or the page once", limits, async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const { browser, id, params } = await draftForGroup(ines, marc, zoe);
  await browser.call(api.sendAnnouncement, { params });
  await waitUntilSent(id);
  const counts = async () => {
    const { recipients_count, read_count } = (await browser.call(api.getAnnouncement, { params })).body.data;
    return [recipients_count, read_count];
  };
  expect(await counts()).toEqual([3, 0]);
  const [notification] = await announcementsOf(ines);
  await ines.browser.call(markNotificationsRead, { body: { ids: [notification?.id ?? 0] } });
  expect(await counts()).toEqual([3, 1]);
  const [email] = (await marc.browser.call(listEmails, {})).body.data.data;
  expect(email).toMatchObject({ subject: "Portes ouvertes" });
  await marc.browser.call(markEmailRead, { params: { id: email?.id ?? 0 } });
  expect(await counts()).toEqual([3, 2]);
  for (let times = 0; times < 2; times++)
    expect((await zoe.browser.call(markAnnouncementRead, { params })).body).toMatchObject({ unread: 0 });
  expect(await counts()).toEqual([3, 3]);
  expect(await unreadOf(zoe)).toBe(0);
});

test(
  "a recalled announcement disappears from lists and counts; emails that were sent stay",
  limits,
  async () => {
    const [ines, marc] = [await signedInStudent(), await signedInStudent()];
    const { browser, id, params } = await draftForGroup(ines, marc);
    await browser.call(api.sendAnnouncement, { params });
    await waitUntilSent(id);
    await ines.browser.call(markNotificationsRead, { body: {} });
    expect(await unreadOf(marc)).toBe(1);
    await expect
      .poll(
        async () =>
          (
            await sql`select 1 as one from emails where recipient = ${marc.user.email}
      and kind = 'announcement' and status = 'mailbox_only'`
          ).length,
      )
      .toBe(1);
    expect((await browser.call(api.recallAnnouncement, { params })).body.data).toMatchObject({
      status: "recalled",
      recipients_count: 2,
      read_count: 1,
    });
    const isShown = async ({ browser: viewer }: SignedInStudent) =>
      (await (await viewer.fetch(`/student/dashboard/announcements/${id}`)).text()).includes(withdrawn);
    for (const student of [ines, marc]) {
      expect(await announcementsOf(student)).toEqual([]);
      expect((await student.browser.call(getReceivedAnnouncement, { params })).status).toBe(404);
      expect(await isShown(student)).toBe(true);
    }
    expect(await isShown(await signedInStudent())).toBe(false);
    expect(await unreadOf(marc)).toBe(0);
    expect(await emailsTo(marc.user.email, "announcement")).toHaveLength(1);
  },
);

test("only recipients read an announcement, in their language", async () => {
  const [ines, other] = [await signedInStudent(), await signedInStudent()];
  const author = await admin();
  const params = {
    id: await insertAnnouncement(author, { status: "sent", to: [ines.user], link: "/offre" }),
  };
  expect((await ines.browser.call(getReceivedAnnouncement, { params })).body.data).toMatchObject({
    title: "Portes ouvertes",
    text: "Samedi, de dix heures à midi.",
    link: "/offre",
    is_read: false,
  });
  for (const client of [other.browser, await browserClient(author)]) {
    expect((await client.call(getReceivedAnnouncement, { params })).status).toBe(404);
    expect((await client.call(markAnnouncementRead, { params })).status).toBe(404);
  }
});

test("the recipient's other pages are notified that the announcement was read", async () => {
  const { user: ines } = await signedInStudent();
  const client = await tokenClient(ines);
  const id = await insertAnnouncement(await admin(), { status: "sent", to: [ines] });
  await sql`insert into notifications (user_id, kind, group_key, params)
    values (${ines.id}, 'announcement', ${`announcement:${id}`}, '{}')`;
  const channel = await subscribe(await connect(client), userChannel(ines.id));
  const names: string[] = [];
  channel.bind_global((name: string) => names.push(name));
  expect((await client.call(markAnnouncementRead, { params: { id } })).body.unread).toBe(0);
  await expect.poll(() => names).toEqual(["notification:read"]);
});

test("uses the channels of each recipient's settings, and ignores blocks of its author", limits, async () => {
  const [app, email, none, blocker, suspended] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const { author, browser, id, params } = await draftForGroup(app, email, none, blocker, suspended);
  const choose = ({ browser: own }: SignedInStudent, announcements: object) =>
    own.call(updateNotificationPreferences, { body: { categories: { announcements } } });
  await choose(app, { email: false });
  await choose(email, { app: false });
  await choose(none, { app: false, email: false });
  await block(blocker.user, author);
  await suspend(suspended.user);
  expect((await browser.call(api.countAnnouncementRecipients, { params })).body).toMatchObject({
    total: 3,
    by_app: 2,
    by_email: 2,
  });
  await browser.call(api.sendAnnouncement, { params });
  await waitUntilSent(id);
  const countReceived = async (student: SignedInStudent) => [
    (await announcementsOf(student)).length,
    (await emailsTo(student.user.email, "announcement")).length,
  ];
  expect(await Promise.all([app, email, none, blocker].map(countReceived))).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
    [1, 1],
  ]);
  expect(await emailsTo(suspended.user.email, "announcement")).toEqual([]);
  expect((await browser.call(api.countAnnouncementRecipients, { params })).body.total).toBe(3);
});

test("rejects an announcement without recipients", async () => {
  const ines = await signedInStudent();
  const { browser, params } = await draftForGroup(ines);
  const categories = { announcements: { app: false, email: false } };
  await ines.browser.call(updateNotificationPreferences, { body: { categories } });
  const { status, body } = await browser.call(api.sendAnnouncement, { params });
  expect([status, body.code]).toEqual([409, "announcement_without_recipients"]);
  await ines.browser.call(updateNotificationPreferences, {
    body: { categories: { announcements: { app: true } } },
  });
  expect((await browser.call(api.sendAnnouncement, { params })).status).toBe(200);
});

test(
  "sends a scheduled announcement at its time, even if its author is no longer an administrator",
  limits,
  async () => {
    const ines = await signedInStudent();
    const { author, browser, id, params } = await draftForGroup(ines);
    await browser.call(api.scheduleAnnouncement, { params, body: { send_at: "2027-01-15T08:00" } });
    await setRole(author, "student");
    expect(await isCompleted(id)).toBe(false);
    await sql`update announcements set send_at = now() where id = ${id}`;
    await waitUntilSent(id);
    expect(await announcementsOf(ines)).toHaveLength(1);
    const [entry] = await sql`select actor_id from audit_log
    where action = 'announcement_sent' and subject_id = ${id}`;
    expect(entry).toEqual({ actor_id: null });
  },
);
