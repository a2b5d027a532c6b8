import { sql as query } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import {
  deleteConversation,
  deleteMessage,
  markConversationRead,
  startConversation,
  updateConversationSettings,
} from "@/lib/chat/contract";
import { leaveConversation } from "@/lib/chat/groups-contract";
import { removeMember, updateMember } from "@/lib/companies/members-contract";
import { getUnread } from "@/lib/notifications/contract";
import { updateNotificationPreferences } from "@/lib/notifications/preferences-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { chattingFriends, countUnread, insertConversation, insertMessage, send } from "../../support/chat";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { block } from "../../support/friends";
import { chattingGroup } from "../../support/group-chat";
import { groupOfThree } from "../../support/group-conversations";
import { emailsTo } from "../../support/outbox";
import { applicantOfCompany, insertSignedInColleague } from "../../support/recruiters";
import { student, type TestUser } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { due, emailUnreadMessages } = await import("@/lib/chat/email-unread");

const emailsOf = async ({ email }: TestUser) =>
  (await emailsTo(email, "unread_messages")).map(({ params }) => params);

/** A message from Marc that Inès has not read for some minutes. */
async function sendUnreadMessage({ minutes = 11 } = {}) {
  const chat = await chattingFriends();
  const sent = await send(chat.marc.browser, chat.id, "Un secret");
  await setAge(sent, minutes);
  return { ...chat, sent };
}

const setAge = ({ id }: { id: number }, minutes: number) =>
  sql`update messages set created_at = now() - make_interval(mins => ${minutes}) where id = ${id}`;

test("sends one email per conversation after ten minutes of absence, without the message's text", async () => {
  const { ines, marc, id } = await sendUnreadMessage();
  await emailUnreadMessages();
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toEqual([{ conversation: id, actor: marc.user.name, count: 1 }]);
  expect(await emailsOf(marc.user)).toEqual([]);
  const more = await send(marc.browser, id, "Encore");
  await setAge(more, 11);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toHaveLength(1);
});

test("several workers never send an email twice", async () => {
  for (let round = 0; round < 50; round++) {
    const [ines, marc] = [await student(), await student()];
    const sent = await insertMessage(await insertConversation(ines, marc), marc, "Bonjour");
    await setAge({ id: sent }, 11);
    await Promise.all([emailUnreadMessages(), emailUnreadMessages(), emailUnreadMessages()]);
    // Polls because the application's own worker may send the email and commit later.
    await expect.poll(() => emailsOf(ines)).toHaveLength(1);
  }
});

test.each<[string, (of: Awaited<ReturnType<typeof sendUnreadMessage>>) => Promise<unknown>]>([
  [
    "read before",
    ({ ines, id, sent }) =>
      ines.browser.call(markConversationRead, { params: { id }, body: { message_id: sent.id } }),
  ],
  [
    "muted",
    ({ ines, id }) => sql`update conversation_members set muted_until = 'infinity'
    where conversation_id = ${id} and user_id = ${ines.user.id}`,
  ],
  ["a request", ({ id }) => sql`update conversations set accepted_at = null where id = ${id}`],
  ["deleted", ({ sent }) => sql`update messages set deleted_at = now() where id = ${sent.id}`],
  [
    "declined by preference",
    ({ ines }) =>
      ines.browser.call(updateNotificationPreferences, {
        body: { categories: { messages: { email: false } } },
      }),
  ],
  [
    "on the screen of a user who is online",
    ({ ines }) => sql`insert into presence (user_id, status)
    values (${ines.user.id}, 'online') on conflict (user_id) do update set status = 'online'`,
  ],
  [
    "of a user who left five minutes ago",
    ({ ines }) => sql`insert into presence (user_id, status, last_seen_at)
    values (${ines.user.id}, 'offline', now() - interval '5 minutes')
    on conflict (user_id) do update set status = 'offline', last_seen_at = excluded.last_seen_at`,
  ],
])("sends no email for a message that is %s", async (_, prepare) => {
  // The message is not due before the test has prepared it: the application's worker sends emails as well.
  const chat = await sendUnreadMessage({ minutes: 9 });
  await prepare(chat);
  await setAge(chat.sent, 11);
  await emailUnreadMessages();
  expect(await emailsOf(chat.ines.user)).toEqual([]);
});

/** Starts quiet hours, during which emails stay pending. */
const startQuietHours = ({
  id,
}: TestUser) => sql`insert into notification_settings (user_id, quiet_from, quiet_until)
  values (${id}, (now() at time zone 'Europe/Paris')::time - interval '1 hour',
    (now() at time zone 'Europe/Paris')::time + interval '2 hours')`;

test("sends no email before ten minutes, and withdraws a pending one when the message is read", async () => {
  const { ines, id, sent } = await sendUnreadMessage({ minutes: 9 });
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toEqual([]);
  await startQuietHours(ines.user);
  await setAge(sent, 11);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toHaveLength(1);
  await ines.browser.call(markConversationRead, { params: { id }, body: { message_id: sent.id } });
  expect(await emailsOf(ines.user)).toEqual([]);
});

test.each<[string, (browser: ApiClient, id: number) => Promise<{ status: number }>]>([
  ["deleted", (browser, id) => browser.call(deleteConversation, { params: { id } })],
  [
    "archived",
    (browser, id) =>
      browser.call(updateConversationSettings, { params: { id }, body: { is_archived: true } }),
  ],
  [
    "muted",
    (browser, id) => browser.call(updateConversationSettings, { params: { id }, body: { mute: "week" } }),
  ],
])("withdraws a pending email when the conversation is %s, not when it is pinned", async (_, change) => {
  const { ines, id } = await sendUnreadMessage();
  await startQuietHours(ines.user);
  await emailUnreadMessages();
  await ines.browser.call(updateConversationSettings, { params: { id }, body: { is_pinned: true } });
  expect(await emailsOf(ines.user)).toHaveLength(1);
  expect((await change(ines.browser, id)).status).toBe(200);
  expect(await emailsOf(ines.user)).toEqual([]);
});

test("withdraws a pending email when its messages are deleted", async () => {
  const { ines, marc, sent } = await sendUnreadMessage();
  await startQuietHours(ines.user);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toHaveLength(1);
  expect((await marc.browser.call(deleteMessage, { params: sent })).status).toBe(200);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toEqual([]);
});

test("withdraws the pending email of a member who left the conversation", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await setAge(await send(marc.browser, id, "Salut"), 11);
  for (const { user } of [ines, zoe]) await startQuietHours(user);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toHaveLength(1);
  expect((await ines.browser.call(leaveConversation, { params: { id } })).status).toBe(200);
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toEqual([]);
  expect(await emailsOf(zoe.user)).toHaveLength(1);
});

test("an email about a group without a name does not name members in a block with its recipient", async () => {
  const { ines, marc, zoe, id } = await groupOfThree("");
  await block(zoe.user, ines.user);
  await send(marc.browser, id, "Salut");
  await send(zoe.browser, id, "Moi aussi");
  await send(marc.browser, id, "À demain");
  await send(zoe.browser, id, "À demain");
  await sql`update messages set created_at = now() - interval '11 minutes' where conversation_id = ${id}`;
  await emailUnreadMessages();
  expect(await emailsOf(ines.user)).toEqual([
    { conversation: id, actor: "Marc Petit", actor_id: marc.user.id, count: 2 },
  ]);
});

test("a block deletes the email about a group without a name that names the sender, not that about a named one", async () => {
  for (const name of ["", "Projet"]) {
    const { ines, marc, zoe, id } = await groupOfThree(name);
    await setAge(await send(marc.browser, id, "Salut"), 11);
    await emailUnreadMessages();
    await ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
    expect(await emailsOf(ines.user)).toHaveLength(name ? 1 : 0);
    expect(await emailsOf(zoe.user)).toHaveLength(1);
  }
});

test("emails only mentioned members in the conversation of a group", async () => {
  const { ines, marc, zoe, id } = await chattingGroup("Club de go");
  const sent = [
    await send(ines.browser, id, "Bonjour à tous"),
    await send(ines.browser, id, `@[Marc](${marc.user.id}) tu viens ?`),
  ];
  for (const message of sent) await setAge(message, 11);
  await emailUnreadMessages();
  expect(await emailsOf(marc.user)).toEqual([{ conversation: id, actor: "Club de go", count: 2 }]);
  expect(await emailsOf(zoe.user)).toEqual([]);
});

type Plan = { "Relation Name"?: string; "Parent Relationship"?: string; Plans?: Plan[] };

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

test("looks for unread messages only where the other conditions hold: most members of large groups have some", async () => {
  const text = new PgDialect().sqlToQuery(query`explain (format json) select m.user_id ${due}`);
  const [explained] = await sql.unsafe(text.sql, text.params as boolean[]);
  const nodes = listNodes(explained?.["QUERY PLAN"][0].Plan);
  const readingMessages = nodes.filter((node) => node["Relation Name"] === "messages");
  expect(readingMessages.map((node) => node["Parent Relationship"])).toEqual(["SubPlan"]);
});

test("a recruiter is notified of an applicant's message, by the unread count and by email, as long as they may read it", async () => {
  const { owner, applicant } = await applicantOfCompany();
  const ownerBrowser = await browserClient(owner);
  const withUnread = async () => {
    const colleague = await insertSignedInColleague(owner);
    const start = { body: { user_id: applicant.id } };
    const { conversation_id: id } = (await colleague.browser.call(startConversation, start)).body;
    await send(colleague.browser, id, "Bonjour");
    const sent = await insertMessage(id, applicant, "Merci");
    await setAge({ id: sent }, 11);
    expect((await colleague.browser.call(getUnread, {})).body).toMatchObject({
      conversations: 1,
      undelivered_message_id: sent,
    });
    return colleague;
  };
  const [recruiter, readOnly, former] = [await withUnread(), await withUnread(), await withUnread()];
  await ownerBrowser.call(updateMember, { params: { id: readOnly.user.id }, body: { role: "read_only" } });
  await ownerBrowser.call(removeMember, { params: { id: former.user.id } });
  await emailUnreadMessages();
  expect(await emailsOf(recruiter.user)).toHaveLength(1);
  for (const { user, browser } of [readOnly, former]) {
    expect(await emailsOf(user)).toEqual([]);
    expect((await browser.call(getUnread, {})).body).toMatchObject({
      conversations: 0,
      undelivered_message_id: null,
    });
  }
  await sql`update companies set status = 'suspended' where id = ${await companyIdOf(owner)}`;
  expect(await countUnread(recruiter.browser)).toBe(0);
});
