import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/applications/contract";
import { blockUser } from "@/lib/blocks/contract";
import {
  listConversations,
  listMessages,
  searchChatUsers,
  sendMessage,
  startConversation,
} from "@/lib/chat/contract";
import { removeMember, updateMember } from "@/lib/companies/members-contract";
import { reportMessage } from "@/lib/moderation/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { send } from "../../support/chat";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { connect, subscribe } from "../../support/realtime-client";
import { applicantOfCompany, insertSignedInColleague, recruiterAndApplicant } from "../../support/recruiters";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

const read = async (client: ApiClient, id: number) =>
  (await client.call(listMessages, { params: { id } })).status;
const write = (client: ApiClient, id: number) =>
  client.call(sendMessage, { params: { id }, body: { content: "Bonjour" } });
const start = (client: ApiClient, user_id: number) => client.call(startConversation, { body: { user_id } });

test("a recruiter writes to an applicant, who replies without accepting a request", async () => {
  const { owner, applicant, recruiter, student, id } = await recruiterAndApplicant();
  await send(recruiter, id, "Quand commencez-vous ?");
  const { body } = await student.call(listConversations, {});
  expect(body.data).toMatchObject([
    {
      id,
      name: owner.name,
      company: { name: "Atelier Nord" },
      request: null,
      is_active: true,
      unread_count: 1,
      participants: [{ role: "student" }, { id: owner.id, role: "company" }],
    },
  ]);
  await send(student, id, "Lundi.");
  expect((await recruiter.call(listConversations, {})).body.data).toMatchObject([
    { id, name: applicant.name, company: null, last_message: "Lundi.", unread_count: 1 },
  ]);
  expect((await start(recruiter, applicant.id)).status).toBe(200);
});

test("the conversation names the company before the recruiter, and is found by its name", async () => {
  const { owner, applicant } = await applicantOfCompany();
  const colleague = await insertSignedInColleague(owner);
  const { body } = await start(colleague.browser, applicant.id);
  await send(colleague.browser, body.conversation_id, "Bonjour");
  const student = await browserClient(applicant);
  for (const q of ["atelier", colleague.user.name.slice(0, 12)])
    expect((await student.call(listConversations, { query: { q } })).body.data, q).toMatchObject([
      { name: `Atelier Nord · ${colleague.user.name}` },
    ]);
  expect((await student.call(listConversations, { query: { q: "zinc" } })).body.data).toEqual([]);
});

test("a company can start a conversation only with its applicants", async () => {
  const { owner, applicant } = await applicantOfCompany();
  const client = await browserClient(owner);
  const other = await company();
  const otherJob = await insertJob({ by: other });
  const withdrawn = await insertApplication((await insertJob({ by: owner })).id, { isWithdrawn: true });
  const others = [await student(), (await insertApplication(otherJob.id)).by, withdrawn.by, other, owner];
  for (const { id } of others) expect((await start(client, id)).status, String(id)).toBe(404);
  expect((await start(client, applicant.id)).status).toBe(201);
  expect((await client.call(searchChatUsers, { query: { q: "Moreau" } })).status).toBe(403);
});

test("an applicant cannot be the first to write to a recruiter", async () => {
  const { owner, applicant } = await applicantOfCompany();
  expect((await start(await browserClient(applicant), owner.id)).status).toBe(404);
});

test("another company, a colleague and a read-only member cannot read the conversation", async () => {
  const { owner, applicant, recruiter, id } = await recruiterAndApplicant();
  await send(recruiter, id, "Entre nous");
  const readOnly = await insertSignedInColleague(owner, "read_only");
  const outsiders = [
    await browserClient(await company()),
    (await insertSignedInColleague(owner)).browser,
    readOnly.browser,
  ];
  for (const client of outsiders) {
    expect(await read(client, id)).toBe(404);
    expect((await write(client, id)).status).toBe(404);
    expect((await client.call(listConversations, {})).body.data).toEqual([]);
  }
  expect((await start(readOnly.browser, applicant.id)).status).toBe(404);
  expect(await read(recruiter, id)).toBe(200);
});

test("a withdrawn application closes the conversation for both and leaves it readable", async () => {
  const { applicant, application, recruiter, student, id } = await recruiterAndApplicant();
  await send(recruiter, id, "Bonjour");
  expect((await student.call(withdrawApplication, { params: { id: application.id } })).status).toBe(200);
  for (const client of [recruiter, student]) {
    expect(await read(client, id)).toBe(200);
    expect(await write(client, id)).toMatchObject({ status: 403, body: { code: "conversation_closed" } });
  }
  await insertApplication((await insertJob()).id, { by: applicant });
  expect((await write(recruiter, id)).status).toBe(403);
});

test("a second application to the company keeps the conversation open", async () => {
  const { owner, applicant, application, recruiter, student, id } = await recruiterAndApplicant();
  await insertApplication((await insertJob({ by: owner })).id, { by: applicant });
  await student.call(withdrawApplication, { params: { id: application.id } });
  expect((await write(recruiter, id)).status).toBe(201);
});

test("a student blocks a recruiter who wrote to them, and neither can reach the other", async () => {
  const { owner, applicant, recruiter, student, id } = await recruiterAndApplicant();
  const stranger = await browserClient(applicant);
  expect((await stranger.call(blockUser, { body: { user_id: (await company()).id } })).status).toBe(404);
  expect((await student.call(blockUser, { body: { user_id: owner.id } })).status).toBe(201);
  for (const client of [recruiter, student]) {
    expect(await read(client, id)).toBe(404);
    expect((await write(client, id)).status).toBe(404);
  }
  expect((await start(recruiter, applicant.id)).status).toBe(404);
});

test("a recruiter who becomes read-only or leaves the company loses access to the conversation and its channel", async () => {
  const { owner, applicant } = await applicantOfCompany();
  const ownerBrowser = await browserClient(owner);
  const changes = [
    (id: number) => ownerBrowser.call(updateMember, { params: { id }, body: { role: "read_only" } }),
    (id: number) => ownerBrowser.call(removeMember, { params: { id } }),
  ];
  for (const change of changes) {
    const colleague = await insertSignedInColleague(owner);
    const { conversation_id: id } = (await start(colleague.browser, applicant.id)).body;
    await send(colleague.browser, id, "Bonjour");
    const client = await connect(colleague.browser);
    const channel = await subscribe(client, `private-conversation-${id}`);
    let isCut = false;
    channel.bind("pusher:subscription_error", () => (isCut = true));
    client.connection.bind("disconnected", () => (isCut = true));
    expect((await change(colleague.user.id)).status).toBe(200);
    await expect.poll(() => isCut, { timeout: 5000 }).toBe(true);
    expect(await read(colleague.browser, id)).toBe(404);
    const student = await browserClient(applicant);
    expect(await read(student, id)).toBe(200);
    expect((await write(student, id)).body.code).toBe("conversation_closed");
  }
});

test("an administrator writes to any user, who replies, and cannot read conversations of others", async () => {
  const chief = await browserClient(await admin());
  const { owner, applicant, recruiter, id } = await recruiterAndApplicant();
  await send(recruiter, id, "Entre nous");
  expect(await read(chief, id)).toBe(404);
  for (const user of [owner, applicant]) {
    const { body } = await start(chief, user.id);
    await send(chief, body.conversation_id, "Bonjour");
    const response = await write(await browserClient(user), body.conversation_id);
    expect(response.status).toBe(201);
  }
  expect((await chief.call(listConversations, {})).body.data).toHaveLength(2);
});

test("a company reports a message of an applicant", async () => {
  const { recruiter, student, id } = await recruiterAndApplicant();
  const message = await send(student, id, "Insulte");
  const report = (client: ApiClient) =>
    client.call(reportMessage, { params: { id: message.id }, body: { reason: "Insulte" } });
  expect((await report(await browserClient(await company()))).status).toBe(404);
  expect((await report(recruiter)).status).toBe(201);
  const rows =
    await sql`select reason from reports where subject_type = 'message' and subject_id = ${message.id}`;
  expect(rows).toHaveLength(1);
});
