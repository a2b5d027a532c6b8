import { expect, test } from "vitest";
import {
  listConversations,
  listMessages,
  markConversationRead,
  startConversation,
} from "@/lib/chat/contract";
import { markDelivered } from "@/lib/chat/receipts-contract";
import { searchMessages } from "@/lib/chat/search-contract";
import { setCompanyStatus } from "@/lib/companies/management-contract";
import { removeMember, updateMember } from "@/lib/companies/members-contract";
import { authorizeChannel } from "@/lib/core/realtime/contract";
import { getUnread } from "@/lib/notifications/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { fileOf, send, sendFiles, upload } from "../../support/chat";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { emailsTo } from "../../support/outbox";
import { pdf } from "../../support/pdfs";
import { applicantOfCompany } from "../../support/recruiters";
import { admin } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { emailUnreadMessages } = await import("@/lib/chat/email-unread");

/** A recruiter with an unread message from an applicant, which has a file. */
async function unreadAnswer() {
  const { owner, applicant } = await applicantOfCompany();
  const user = await insertColleague(owner, "recruiter");
  const [recruiter, student] = [await browserClient(user), await browserClient(applicant)];
  const { conversation_id: id } = (
    await recruiter.call(startConversation, { body: { user_id: applicant.id } })
  ).body;
  await send(recruiter, id, "Quand commencez-vous ?");
  const file = await upload(student, id, fileOf(await pdf(), "lettre.pdf"));
  const answer = await sendFiles(student, id, [file.id], "Rentrée lundi");
  return { owner, user, recruiter, student, id, answer, file };
}

type Answer = Awaited<ReturnType<typeof unreadAnswer>>;

/** Makes the unread message old enough that the test, or the application's worker, emails the recruiter. */
const makeEmailDue = ({ id }: Answer) =>
  sql`update messages set created_at = now() - interval '11 minutes' where conversation_id = ${id}`;

const emailsOf = async ({ user }: Answer) => {
  await emailUnreadMessages();
  return (await emailsTo(user.email, "unread_messages")).map(({ params }) => params);
};

/** What the API returns to a recruiter about the conversation. */
async function readings(recruiter: ApiClient, { id, file, answer }: Answer) {
  const unread = (await recruiter.call(getUnread, {})).body;
  const listed = (await recruiter.call(listConversations, {})).body.data;
  const hits = (await recruiter.call(searchMessages, { query: { q: "rentrée" } })).body.data;
  const body = { socket_id: "1234.5678", channel_name: `private-conversation-${id}` };
  return {
    unread: unread.conversations,
    undelivered: unread.undelivered_message_id,
    listed: listed.length,
    hits: hits.length,
    messages: (await recruiter.call(listMessages, { params: { id } })).status,
    marked: (
      await recruiter.call(markConversationRead, { params: { id }, body: { message_id: answer.id - 1 } })
    ).status,
    file: (await recruiter.fetch(file.url)).status,
    channel: (await recruiter.call(authorizeChannel, { body })).status,
  };
}

const nothing = {
  unread: 0,
  undelivered: null,
  listed: 0,
  hits: 0,
  messages: 404,
  marked: 404,
  file: 404,
  channel: 403,
};

const setStatus = async ({ owner }: Answer, status: "active" | "suspended") =>
  (await browserClient(await admin())).call(setCompanyStatus, {
    params: { id: await companyIdOf(owner) },
    body: { status, reason: "Contrôle" },
  });

const setRole = async ({ owner, user }: Answer, role: "recruiter" | "read_only") =>
  (await browserClient(owner)).call(updateMember, { params: { id: user.id }, body: { role } });

type Change = (of: Answer) => Promise<unknown>;

const changes: [how: string, lose: Change, restore: Change][] = [
  ["becomes read-only", (of) => setRole(of, "read_only"), (of) => setRole(of, "recruiter")],
  [
    "is removed from the company",
    async ({ owner, user }) => (await browserClient(owner)).call(removeMember, { params: { id: user.id } }),
    async ({ owner, user }) => sql`insert into company_members (company_id, user_id, role)
      values (${await companyIdOf(owner)}, ${user.id}, 'recruiter')`,
  ],
  ["is of a company that is suspended", (of) => setStatus(of, "suspended"), (of) => setStatus(of, "active")],
];

test.each(changes)(
  "a recruiter who %s loses unread messages, emails, files and the channel of the conversation",
  async (_, lose, restore) => {
    const answer = await unreadAnswer();
    const { recruiter, id } = answer;
    const before = { ...nothing, unread: 1, undelivered: answer.answer.id, listed: 1, hits: 1 };
    const all = { ...before, messages: 200, marked: 200, file: 200, channel: 200 };
    expect(await readings(recruiter, answer)).toEqual(all);
    await lose(answer);
    expect(await readings(recruiter, answer)).toEqual(nothing);
    await recruiter.call(markDelivered, {});
    await makeEmailDue(answer);
    expect(await emailsOf(answer)).toEqual([]);
    await restore(answer);
    expect(await readings(recruiter, answer)).toEqual(all);
    await expect.poll(() => emailsOf(answer)).toMatchObject([{ conversation: id, count: 1 }]);
  },
);

test("withdraws an email that is pending until the end of quiet hours when the role is lost", async () => {
  const answer = await unreadAnswer();
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
    values (${answer.user.id}, (now() at time zone 'Europe/Paris')::time - interval '1 hour',
      (now() at time zone 'Europe/Paris')::time + interval '2 hours')`;
  await makeEmailDue(answer);
  await expect.poll(() => emailsOf(answer)).toHaveLength(1);
  await setRole(answer, "read_only");
  await expect.poll(() => emailsOf(answer)).toEqual([]);
});
