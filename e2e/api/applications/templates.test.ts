import { expect, test } from "vitest";
import {
  createApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
} from "@/lib/applications/notes-contract";
import { updateApplication, updateApplications } from "@/lib/applications/review-contract";
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from "@/lib/applications/templates-contract";
import { browserClient } from "../../support/api";
import { apply, emailsOfUser } from "../../support/applications";
import { auditActionsOf } from "../../support/audit-log";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { admin, company, student } from "../../support/users";

const words = {
  name: "Entretien",
  status: "accepted",
  content_fr: "Bonjour {name}, venez pour {job}.",
  content_en: "Hello {name}, come for {job} at {company}.",
} as const;

test("rejects a template whose placeholder would be sent to the student as it is", async () => {
  const owner = await browserClient(await company());
  const { data } = (await owner.call(createMessageTemplate, { body: words })).body;
  const unknown = { content_fr: "Bonjour {nom}, merci pour {job}." };
  for (const { status, body } of [
    await owner.call(createMessageTemplate, { body: { ...words, ...unknown } }),
    await owner.call(updateMessageTemplate, { params: { id: data.id }, body: unknown }),
  ])
    expect([status, Object.keys(body.errors)]).toEqual([422, ["content_fr"]]);
  expect((await owner.call(listMessageTemplates, {})).body.data).toEqual([data]);
});

test("a company creates, changes and deletes templates; a read-only member lists them", async () => {
  const user = await company();
  const owner = await browserClient(user);
  const created = await owner.call(createMessageTemplate, { body: words });
  expect([created.status, created.body.data]).toEqual([
    201,
    { id: expect.any(Number), created_at: expect.any(String), ...words },
  ]);
  const params = { id: created.body.data.id };
  const changed = await owner.call(updateMessageTemplate, {
    params,
    body: { ...words, name: "Rendez-vous", status: null },
  });
  expect([changed.status, changed.body.data.name, changed.body.data.status]).toEqual([
    200,
    "Rendez-vous",
    null,
  ]);
  for (const body of [{ content_en: "Hello." }, {}]) {
    const { body: response } = await owner.call(updateMessageTemplate, { params, body });
    expect(response.data).toMatchObject({
      name: "Rendez-vous",
      status: null,
      content_fr: words.content_fr,
      content_en: "Hello.",
    });
  }

  const colleague = await insertColleague(user, "read_only");
  const readOnly = await browserClient(colleague);
  expect((await readOnly.call(listMessageTemplates, {})).body.data).toHaveLength(1);
  expect((await readOnly.call(createMessageTemplate, { body: words })).status).toBe(403);
  expect((await readOnly.call(updateMessageTemplate, { params, body: words })).status).toBe(403);
  expect((await readOnly.call(deleteMessageTemplate, { params })).status).toBe(403);

  const stranger = await browserClient(await company());
  expect((await stranger.call(listMessageTemplates, {})).body.data).toEqual([]);
  expect((await stranger.call(updateMessageTemplate, { params, body: words })).status).toBe(404);
  expect((await stranger.call(deleteMessageTemplate, { params })).status).toBe(404);
  for (const user of [await student(), await admin()])
    expect((await (await browserClient(user)).call(listMessageTemplates, {})).status).toBe(403);

  expect((await owner.call(deleteMessageTemplate, { params })).status).toBe(200);
  expect((await owner.call(deleteMessageTemplate, { params })).status).toBe(404);
});

test("rejects a template without a name or a language", async () => {
  const owner = await browserClient(await company());
  const response = await owner.call(createMessageTemplate, { body: { ...words, name: " ", content_en: "" } });
  expect([response.status, Object.keys(response.body.errors).sort()]).toEqual([422, ["content_en", "name"]]);
});

test("sends each student the template in their language, filled in", async () => {
  const anna = await apply({ user: await student({ name: "Anna", locale: "fr" }) });
  const ben = await apply({ at: anna.job, user: await student({ name: "Ben", locale: "en" }) });
  const user = anna.job.by;
  const owner = await browserClient(user);
  const { data: template } = (await owner.call(createMessageTemplate, { body: words })).body;
  const ids = [anna.application.id, ben.application.id];
  const body = { ids, status: "accepted", template_id: template.id } as const;
  expect((await owner.call(updateApplications, { body })).status).toBe(200);
  const messagesTo = async (user: typeof anna.user) =>
    (await emailsOfUser(user, "application_status")).map(({ params }) => params.message);
  expect(await messagesTo(anna.user)).toEqual(["Bonjour Anna, venez pour Stage en cuisine."]);
  expect(await messagesTo(ben.user)).toEqual([`Hello Ben, come for Stage en cuisine at ${user.name}.`]);
});

test("rejects another company's template", async () => {
  const otherTemplate = await (await browserClient(await company())).call(createMessageTemplate, {
    body: words,
  });
  const { application, job } = await apply();
  const body = { status: "accepted", template_id: otherTemplate.body.data.id } as const;
  const response = await (await browserClient(job.by)).call(updateApplication, {
    params: { id: application.id },
    body,
  });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["template_id"]]);
});

test("members read each other's notes; students and strangers cannot", async () => {
  const { application, student: client, job } = await apply();
  const params = { id: application.id };
  const owner = await browserClient(job.by);
  const user = await insertColleague(job.by, "recruiter");
  const colleague = await browserClient(user);
  const note = await colleague.call(createApplicationNote, { params, body: { content: " Très motivée. " } });
  expect([note.status, note.body.data]).toMatchObject([
    201,
    { content: "Très motivée.", author: { name: user.name } },
  ]);
  const ownNote = await owner.call(createApplicationNote, { params, body: { content: "À revoir." } });
  const { data } = (await colleague.call(listApplicationNotes, { params })).body;
  expect(data.map(({ content, can_delete }) => [content, can_delete])).toEqual([
    ["Très motivée.", true],
    ["À revoir.", false],
  ]);
  for (const user of [client, await browserClient(await admin())])
    expect((await user.call(listApplicationNotes, { params })).status).toBe(403);
  const stranger = await browserClient(await company());
  expect((await stranger.call(listApplicationNotes, { params })).status).toBe(404);
  expect((await stranger.call(createApplicationNote, { params, body: { content: "x" } })).status).toBe(404);
  const noteIds = { id: application.id, noteId: ownNote.body.data.id };
  expect((await colleague.call(deleteApplicationNote, { params: noteIds })).status).toBe(404);
  expect((await stranger.call(deleteApplicationNote, { params: noteIds })).status).toBe(404);
  expect(
    (await owner.call(deleteApplicationNote, { params: { ...noteIds, noteId: note.body.data.id } })).status,
  ).toBe(200);
  expect(await auditActionsOf(job.by), "of another's").toEqual(["note_deleted"]);
  await sql`update company_members set role = 'read_only' where user_id = ${user.id}`;
  expect((await colleague.call(listApplicationNotes, { params })).body.data).toHaveLength(1);
  expect((await colleague.call(createApplicationNote, { params, body: { content: "x" } })).status).toBe(403);
  expect((await owner.call(createApplicationNote, { params, body: { content: "  " } })).status).toBe(422);
});

test("rejects template 101 of a company", async () => {
  const user = await company();
  const owner = await browserClient(user);
  await sql`insert into message_templates (company_id, name, content_fr, content_en)
    select ${await companyIdOf(user)}, 'Oui', 'Oui', 'Yes' from generate_series(1, 99)`;
  const created = await Promise.all([1, 2].map(() => owner.call(createMessageTemplate, { body: words })));
  expect(created.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [409, "too_many_templates"],
  ]);
  expect((await owner.call(listMessageTemplates, {})).body.data).toHaveLength(100);
});

test("rejects note 101 of an application", async () => {
  const { application, job } = await apply();
  const params = { id: application.id };
  const owner = await browserClient(job.by);
  await sql`insert into application_notes (application_id, author_id, content)
    select ${application.id}, ${job.by.id}, 'Bien' from generate_series(1, 99)`;
  const write = () => owner.call(createApplicationNote, { params, body: { content: "Très bien" } });
  const created = await Promise.all([write(), write()]);
  expect(created.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [409, "too_many_notes"],
  ]);
  expect((await owner.call(listApplicationNotes, { params })).body.data).toHaveLength(100);
});

test.each([
  ["notes", "/api/applications/1/notes", 20],
  ["message templates", "/api/message-templates", 60],
])("limits the rate of %s", async (_, path, most) => {
  const owner = await browserClient(await company());
  const statuses: number[] = [];
  for (let index = 0; index <= most; index += 1)
    statuses.push((await owner.json(path, { method: "POST", body: {} })).status);
  expect(statuses).toEqual([...Array(most).fill(422), 429]);
});

test("rejects a template with the status reserved to the school", async () => {
  const owner = await browserClient(await company());
  const body = { ...words, status: "approved" };
  const response = await owner.json("/api/message-templates", { method: "POST", body });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["status"]]);
});
