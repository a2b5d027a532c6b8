import { expect, test } from "vitest";
import { listApplications } from "@/lib/applications/contract";
import { deleteConversation, listConversations, sendMessage, startConversation } from "@/lib/chat/contract";
import { sendContactMessage } from "@/lib/contact/contract";
import { setUserRole } from "@/lib/users/access-contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { apply, notificationsOf } from "../../support/applications";
import { send } from "../../support/chat";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { insertJob } from "../../support/jobs";
import { emailsTo } from "../../support/outbox";
import { insertApplication } from "../../support/recruitment";
import { admin, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const start = async (from: ApiClient, to: TestUser) =>
  (await from.call(startConversation, { body: { user_id: to.id } })).body.conversation_id;
const listConversationIds = async (client: ApiClient, folder: "inbox" | "requests") =>
  (await client.call(listConversations, { query: { folder } })).body.data.map(({ id }) => id);

test("the undecided applications of a student who becomes an administrator are withdrawn, and the company is notified", async () => {
  const { application, user, job } = await apply();
  const [undecided, accepted] = [
    await insertApplication((await insertJob({ by: job.by })).id, { by: user, status: "reviewed" }),
    await insertApplication((await insertJob({ by: job.by })).id, { by: user, status: "accepted" }),
  ];
  const recruiter = await browserClient(job.by);
  const listed = async () =>
    (await recruiter.call(listApplications, {})).body.data.map(({ id }) => id).sort((a, b) => a - b);
  expect(await listed()).toEqual([application.id, undecided.id, accepted.id]);
  await school.call(setUserRole, { params: user, body: { role: "admin" } });
  expect(await listed()).toEqual([accepted.id]);
  const timeline = await sql`select application_id, actor_id from application_events
    where kind = 'withdrawn' and application_id in ${sql([application.id, undecided.id, accepted.id])} order by 1`;
  const byAdmin = { actor_id: principal.id };
  expect(timeline).toEqual([
    { application_id: application.id, ...byAdmin },
    { application_id: undecided.id, ...byAdmin },
  ]);
  expect(await notificationsOf(job.by, "application_withdrawn")).toHaveLength(2);
});

test("a former administrator writes only to users who answered, and a request to the others", async () => {
  const user = await admin();
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const writer = await browserClient(user);
  const [unanswered, answered] = [await start(writer, ines.user), await start(writer, marc.user)];
  for (const id of [unanswered, answered]) await send(writer, id, "Passez me voir");
  await send(marc.browser, answered, "D'accord");
  await send(writer, unanswered, "Demain à neuf heures");
  await school.call(setUserRole, { params: user, body: { role: "student" } });
  const former = await browserClient(user);
  const write = (id: number) =>
    former.call(sendMessage, { params: { id }, body: { content: "Toujours là ?" } });
  expect((await write(answered)).status).toBe(201);
  expect((await write(unanswered)).body.code).toBe("message_request_pending");
  expect(await listConversationIds(ines.browser, "requests")).toEqual([unanswered]);
  await send(ines.browser, unanswered, "J'arrive");
  expect((await write(unanswered)).status).toBe(201);
});

test("a new administrator reads and answers the message requests that they received, and their own stay requests", async () => {
  const [former, ines, marc] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const [received, sent] = [await start(ines.browser, former.user), await start(former.browser, marc.user)];
  await send(ines.browser, received, "Bonjour");
  await send(former.browser, sent, "Bonjour");
  expect(await listConversationIds(former.browser, "requests")).toEqual([received]);
  await school.call(setUserRole, { params: former.user, body: { role: "admin" } });
  const browser = await browserClient(former.user);
  expect(await listConversationIds(browser, "inbox")).toEqual([sent, received]);
  expect(await listConversationIds(browser, "requests")).toEqual([]);
  expect(await listConversationIds(marc.browser, "requests")).toEqual([sent]);
  for (const client of [ines.browser, browser]) {
    const body = { content: "Toujours là ?" };
    expect((await client.call(sendMessage, { params: { id: received }, body })).status).toBe(201);
  }
});

test("a new administrator reads the first message of a conversation that was opened before; a declined request stays declined", async () => {
  const [former, ines, marc] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const opened = await start(ines.browser, former.user);
  const declined = await start(marc.browser, former.user);
  await send(marc.browser, declined, "Bonjour");
  await former.browser.call(deleteConversation, { params: { id: declined } });
  await school.call(setUserRole, { params: former.user, body: { role: "admin" } });
  await send(ines.browser, opened, "Bonjour");
  const browser = await browserClient(former.user);
  expect(await listConversationIds(browser, "inbox")).toEqual([opened]);
  const body = { content: "Toujours là ?" };
  const again = await marc.browser.call(sendMessage, { params: { id: declined }, body });
  expect(again.body.code).toBe("message_request_pending");
});

test("an administrator still reads what a former administrator wrote, without having answered", async () => {
  const user = await admin();
  const writer = await browserClient(user);
  const { body } = await writer.call(startConversation, { body: { user_id: principal.id } });
  await send(writer, body.conversation_id, "À demain");
  await school.call(setUserRole, { params: user, body: { role: "student" } });
  const listed = (await school.call(listConversations, {})).body.data;
  expect(listed.map(({ id }) => id)).toContain(body.conversation_id);
});

test("a former administrator loses the emails with messages to the school", async () => {
  const [user, sender] = [await admin(), await student()];
  const message = { name: "Ada", email: sender.email, content: "Je vous écris", locale: "fr" as const };
  expect((await visitorClient().call(sendContactMessage, { body: message })).status).toBe(201);
  const former = [await emailsTo(user.email, "contact_message")];
  const remaining = [await emailsTo(principal.email, "contact_message")];
  await school.call(setUserRole, { params: user, body: { role: "student" } });
  former.push(await emailsTo(user.email, "contact_message"));
  remaining.push(await emailsTo(principal.email, "contact_message"));
  const isSent = (emails: typeof former) =>
    emails.map((sent) => sent.some(({ params }) => params.email === sender.email));
  expect([isSent(former), isSent(remaining)]).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(await emailsTo(user.email, "role_changed")).toHaveLength(1);
});
