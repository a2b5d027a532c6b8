import { expect, test } from "vitest";
import { createApplication } from "@/lib/applications/apply-contract";
import { getApplication } from "@/lib/applications/contract";
import { createDocument, deleteDocument, listDocuments } from "@/lib/documents/contract";
import { loginPath } from "@/lib/routes";
import { type ApiClient, browserClient, form, tokenClient, visitorClient } from "../../support/api";
import { apply, pdfFile } from "../../support/applications";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { samples } from "../../support/pdfs";
import { admin, company, student } from "../../support/users";

async function save(client: ApiClient, file: File, kind: "resume" | "cover_letter" = "resume") {
  const body = form({ kind });
  body.append("file", file);
  return client.call(createDocument, { body });
}

test("a student saves a PDF, lists, opens and deletes it", async () => {
  const client = await browserClient(await student());
  const { status, body } = await save(client, await pdfFile("Été d'Anaïs.pdf"));
  expect([status, body.code]).toEqual([201, undefined]);
  expect(body.data).toMatchObject({ kind: "resume", name: "Été d'Anaïs.pdf", applications_count: 0 });
  const listed = (await client.call(listDocuments, {})).body.data;
  expect(listed.map(({ id }) => id)).toEqual([body.data.id]);

  const opened = await client.fetch(`/storage/${body.data.path}`);
  expect(opened.status).toBe(200);
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="_t_ d_Ana_s.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20d%27Ana%C3%AFs.pdf`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(
    Buffer.from(await opened.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const params = { id: body.data.id };
  expect((await client.call(deleteDocument, { params })).status).toBe(200);
  expect((await client.call(deleteDocument, { params })).status).toBe(404);
  expect((await client.call(listDocuments, {})).body.data).toEqual([]);
  expect((await client.fetch(`/storage/${body.data.path}`)).status).toBe(404);
});

test("rejects opening or deleting another student's document", async () => {
  const owner = await student();
  const ownerClient = await browserClient(owner);
  const { data } = (await save(ownerClient, await pdfFile())).body;
  const bare = data.path.split("?")[0];
  const others = [
    visitorClient(),
    ...(await Promise.all([student(), company(), admin()].map(async (user) => browserClient(await user)))),
  ];
  for (const other of others) {
    expect((await other.fetch(`/storage/${data.path}`)).status).toBe(404);
    expect((await other.fetch(`/storage/${bare}`)).status).toBe(404);
    expect((await other.fetch(`/storage/documents/${data.id}`)).status).toBe(404);
  }
  const stranger = await browserClient(await student());
  expect((await stranger.call(deleteDocument, { params: { id: data.id } })).status).toBe(404);
  expect((await ownerClient.fetch(`/storage/${bare}`)).status).toBe(404);
  expect((await ownerClient.fetch(`/storage/${data.path}`)).status).toBe(200);
  const token = await tokenClient(owner);
  expect((await token.fetch(`/storage/${data.path}`)).status).toBe(200);
});

test("a browser that opens the link of a document without a session gets the sign-in, which leads back", async () => {
  const client = await browserClient(await student());
  const { data } = (await save(client, await pdfFile())).body;
  const [visitor, headers] = [visitorClient(), { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }];
  for (const path of [`/storage/documents/${data.id}`, "/storage/applications/12/resume"]) {
    const response = await visitor.fetch(path, { headers });
    expect([response.status, response.headers.get("location")]).toEqual([302, loginPath(path)]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await visitor.fetch(path)).status, "for a program").toBe(404);
  }
  const signed = await visitor.fetch(`/storage/${data.path}`, { headers });
  expect(signed.headers.get("location")).toMatch(/^\/login\?next=/);
});

test("a browser that opens a file that the viewer may not read, or that was deleted, gets the page of missing pages", async () => {
  const client = await browserClient(await student());
  const stranger = await browserClient(await student());
  const { data } = (await save(client, await pdfFile())).body;
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const open = async (by: ApiClient, path: string) => {
    const { status, headers: sent } = await by.fetch(path, { headers });
    return [status, sent.get("location")];
  };
  expect(await open(client, `/storage/${data.path}`)).toEqual([200, null]);
  expect(await open(stranger, `/storage/documents/${data.id}`)).toEqual([302, "/missing-file"]);
  expect(await open(visitorClient(), "/storage/images/a.webp")).toEqual([302, "/missing-file"]);
  await client.call(deleteDocument, { params: { id: data.id } });
  expect(await open(client, `/storage/${data.path}`)).toEqual([302, "/missing-file"]);
  expect((await client.fetch(`/storage/${data.path}`)).status, "for a program").toBe(404);
  const page = await client.fetch("/missing-file", { headers });
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
});

test("a permanent path redirects to a new signed link", async () => {
  const client = await browserClient(await student());
  const { data } = (await save(client, await pdfFile())).body;
  const response = await client.fetch(`/storage/documents/${data.id}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
  const location = response.headers.get("location") ?? "";
  expect(location).toMatch(/^\/storage\/documents\/.+\.pdf\?.*signature=/);
  expect((await client.fetch(location)).status).toBe(200);
});

test.each(samples)("detects that $description is $finding", async ({ bytes, finding, name }) => {
  const client = await browserClient(await student());
  const file = new File([new Uint8Array(await bytes())], name, { type: "application/pdf" });
  const { status, body } = await save(client, file);
  const statuses = { fine: 201, kind: 415, unreadable: 422, locked: 422, active: 422 };
  expect(status, body.message).toBe(statuses[finding]);
  if (finding !== "fine")
    expect(finding === "kind" ? body.message : body.errors.file?.[0]).toMatch(/^\p{Lu}.{10,}/u);
  if (finding === "kind") expect(body).not.toHaveProperty("errors");
  const listed = (await client.call(listDocuments, {})).body.data;
  expect(listed).toHaveLength(finding === "fine" ? 1 : 0);
});

test("rejects a file of more than 10 MB, whatever size the form declares", async () => {
  const client = await browserClient(await student());
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(37)], "cv.pdf");
  const { status, body } = await save(client, large);
  expect([status, body.code]).toEqual([413, "file_too_large"]);
  const file = await pdfFile();
  expect((await save(client, file)).status).toBe(201);
});

test("rejects a missing file and an unknown kind", async () => {
  const client = await browserClient(await student());
  const none = await client.call(createDocument, { body: form({ kind: "resume" }) });
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["file"]]);
  const unknown = await save(client, await pdfFile(), "photo" as "resume");
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["kind"]]);
});

test("keeps a deleted document in its application, but new applications cannot use it", async () => {
  const { application, student: client, job } = await apply();
  const [own] = (await client.call(listDocuments, {})).body.data;
  expect(own?.applications_count).toBe(1);
  expect((await client.call(deleteDocument, { params: { id: own?.id ?? 0 } })).status).toBe(200);
  expect((await client.call(listDocuments, {})).body.data).toEqual([]);
  const again = { job_posting_id: (await insertJob()).id, resume_id: own?.id };
  const rejected = await client.call(createApplication, { body: again });
  expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([422, ["resume"]]);
  const recruiter = await browserClient(job.by);
  const { data } = (await recruiter.call(getApplication, { params: { id: application.id } })).body;
  expect((await recruiter.fetch(`/storage/${data.resume_path}`)).status).toBe(200);
});

test("records a recruiter's view once, shows it to the student, and marks the application as reviewed", async () => {
  const { application, student: client, job } = await apply({ hasLetter: true });
  const colleague = await insertColleague(job.by, "recruiter");
  const recruiter = await browserClient(colleague);
  const params = { id: application.id };
  const { data } = (await recruiter.call(getApplication, { params })).body;
  expect([data.status, data.can_answer]).toEqual(["pending", true]);
  for (let n = 0; n < 3; n++)
    expect((await recruiter.fetch(`/storage/${data.resume_path}`)).status).toBe(200);
  expect((await recruiter.fetch(`/storage/applications/${application.id}/cover_letter`)).status).toBe(302);

  const seen = (await client.call(getApplication, { params })).body.data;
  expect(seen.status).toBe("reviewed");
  expect(seen.answered_at).toBeNull();
  expect(
    seen.events.map(({ kind, status, document, actor }) => [kind, status, document, actor?.name]),
  ).toEqual([
    ["sent", "pending", null, application.student.name],
    ["opened", null, "resume", colleague.name],
    ["status", "reviewed", null, colleague.name],
  ]);
  const log = () =>
    sql`select actor_id from audit_log where action = 'document_opened' and subject_id = ${application.id}`;
  expect(await log()).toEqual([{ actor_id: colleague.id }]);
  await sql`update application_events set created_at = created_at - interval '6 minutes'
    where application_id = ${application.id}`;
  await recruiter.fetch(`/storage/${data.resume_path}`);
  expect(await log(), "some minutes later").toHaveLength(2);
});

test("records an administrator's view without changing the status, and not the student's own view", async () => {
  const { application, student: client } = await apply();
  const params = { id: application.id };
  const school = await browserClient(await admin());
  const adminView = (await school.call(getApplication, { params })).body.data;
  expect((await school.fetch(`/storage/${adminView.resume_path}`)).status).toBe(200);
  expect((await client.fetch(`/storage/${application.resume_path}`)).status).toBe(200);
  const { status, events } = (await client.call(getApplication, { params })).body.data;
  expect([status, events.map(({ kind }) => kind)]).toEqual(["pending", ["sent", "opened"]]);
});

test("other companies cannot open a document, and no company can after a withdrawal", async () => {
  const { application, student: client, job } = await apply();
  const recruiter = await browserClient(job.by);
  const { data } = (await recruiter.call(getApplication, { params: { id: application.id } })).body;
  const stranger = await browserClient(await company());
  expect((await stranger.fetch(`/storage/${data.resume_path}`)).status).toBe(404);
  expect((await stranger.fetch(`/storage/applications/${application.id}/resume`)).status).toBe(404);
  await client.json(`/api/applications/${application.id}/withdraw`, { method: "POST" });
  expect((await recruiter.fetch(`/storage/${data.resume_path}`)).status).toBe(404);
  expect((await recruiter.fetch(`/storage/applications/${application.id}/resume`)).status).toBe(404);
  expect((await client.fetch(`/storage/${application.resume_path}`)).status).toBe(200);
});
