import { expect, test } from "vitest";
import { getApplication } from "@/lib/applications/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { apply } from "../../support/applications";
import { unzip } from "../../support/archives";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { company, student, type TestUser } from "../../support/users";

const table = "/api/applications/export?format=csv";
const archive = "/api/applications/export";
const takeArchive = (client: ApiClient, body: object = {}) => client.fetch(archive, { method: "POST", body });

test("exports a CSV without formulas", async () => {
  const owner = await company({ locale: "fr" });
  const job = await insertJob({ by: owner, title: '=HYPERLINK("http://evil.example")' });
  await apply({ at: job, user: await student({ name: "+Zoé;Durand" }) });
  await apply();
  const response = await (await browserClient(owner)).fetch(table);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="candidatures-[\d-]+\.csv"$/,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, line, ...rest] = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
  expect(head).toMatch(/^"Étudiant";"Offre";"Statut";/);
  expect(line).toContain(`"'+Zoé;Durand";"'=HYPERLINK(""http://evil.example"")";`);
  expect(line).toMatch(/;"\d{4}-\d\d-\d\d \d\d:\d\d";"";/);
  expect(rest).toEqual([]);
});

test("exports the documents as a ZIP and records a view of each", async () => {
  const { application, student: client, job } = await apply({ hasLetter: true });
  const recruiter = await browserClient(job.by);
  const response = await takeArchive(recruiter);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  const folder = `Stage en cuisine/${application.student.name} (${application.id})`;
  expect(Object.keys(files).sort()).toEqual([`${folder}/1 Mon CV.pdf`, `${folder}/2 Lettre.pdf`]);
  for (const bytes of Object.values(files)) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const { data } = (await client.call(getApplication, { params: { id: application.id } })).body;
  expect(data.status).toBe("reviewed");
  expect(
    data.events
      .filter(({ kind }) => kind === "opened")
      .map(({ document }) => document)
      .sort(),
  ).toEqual(["cover_letter", "resume"]);
  const [row] =
    await sql`select count(*)::int as n from audit_log where action = 'document_opened' and subject_id = ${application.id}`;
  expect(row?.n).toBe(2);
});

test("exports of a company without applications are empty", async () => {
  const recruiter = await browserClient(await company());
  expect((await (await recruiter.fetch(table)).text()).trimEnd().split("\r\n")).toHaveLength(1);
  const response = await takeArchive(recruiter);
  expect(await unzip(Buffer.from(await response.arrayBuffer()))).toEqual({});
});

test("rejects exports by a read-only member, a student and a stranger", async () => {
  const { student: client, job } = await apply();
  const user = await insertColleague(job.by, "read_only");
  const readOnly = await browserClient(user);
  for (const take of [(by: ApiClient) => by.fetch(table), takeArchive]) {
    expect((await take(readOnly)).status).toBe(403);
    expect((await take(client)).status).toBe(403);
    expect((await take(await browserClient(job.by))).status).toBe(200);
  }
  const stranger = await browserClient(await company());
  expect((await (await stranger.fetch(table)).text()).trimEnd().split("\r\n")).toHaveLength(1);
  expect((await stranger.fetch("/api/applications/export?format=exe")).status).toBe(422);
  expect((await stranger.fetch("/api/applications/export")).status).toBe(422);
});

test("a GET records no view, and another site cannot start an export of documents", async () => {
  const { application, job } = await apply();
  const recruiter = await browserClient(job.by);
  const status = async () =>
    (await recruiter.call(getApplication, { params: { id: application.id } })).body.data.status;
  expect((await recruiter.fetch("/api/applications/export?format=zip")).status).toBe(422);
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const tried = await recruiter.fetch(archive, { method: "POST", body: {}, headers: foreign });
  expect([tried.status, await status()]).toEqual([419, "pending"]);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const sent = await recruiter.fetch(archive, { method: "POST", body: "status=&q=", headers: form });
  expect([sent.status, await status()]).toEqual([200, "reviewed"]);
});

test("a ZIP contains the applications that match the filters of the list", async () => {
  const sent = await apply({ user: await student({ name: "Anna" }) });
  await apply({ at: sent.job, user: await student({ name: "Ben" }) });
  await sql`update applications set status = 'accepted' where id = ${sent.application.id}`;
  const recruiter = await browserClient(sent.job.by);
  for (const filter of [{ q: "anna" }, { status: "accepted" }] as const) {
    const response = await takeArchive(recruiter, { ...filter, job_posting_id: sent.job.id });
    const names = Object.keys(await unzip(Buffer.from(await response.arrayBuffer())));
    expect(names).toEqual([`Stage en cuisine/Anna (${sent.application.id})/1 Mon CV.pdf`]);
  }
});

test("limits the rate of document exports", async () => {
  const recruiter = await browserClient(await company());
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await takeArchive(recruiter)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test("an export reports its limit, and records the views of many documents", async () => {
  const { job, user } = await apply({ hasLetter: true });
  const recruiter = await browserClient(job.by);
  await copies(job.by, user, 500);
  const bytes = Buffer.from(await (await takeArchive(recruiter)).arrayBuffer());
  const { "README.txt": notice, ...files } = await unzip(bytes);
  expect(notice?.toString()).toContain("500 most recent applications");
  expect(Object.keys(files)).toHaveLength(1000);
  const [counts] = await sql`select count(*)::int as views,
      (select count(*)::int from applications a join job_postings j on j.id = a.job_posting_id
        where j.created_by = ${job.by.id} and a.status = 'reviewed') as reviewed
    from audit_log where action = 'document_opened' and actor_id = ${job.by.id}`;
  expect(counts).toEqual({ views: 1000, reviewed: 500 });

  await copies(job.by, user, 9500);
  const lines = (await (await recruiter.fetch(table)).text()).trimEnd().split("\r\n");
  expect([lines.length, lines.at(-1)]).toEqual([10_002, expect.stringContaining("10,000 most recent")]);
  await sql`delete from applications where student_id = ${user.id}`;
  await sql`delete from job_postings where created_by = ${job.by.id}`;
});

/** Copies a student's application to as many closed jobs of the same company. */
async function copies(by: TestUser, { id }: TestUser, count: number): Promise<void> {
  await sql`with jobs as (
      insert into job_postings (company_id, created_by, title, description, requirements, location, type, status,
        application_deadline)
      select company_id, created_by, 'Copie', 'Copie', 'Copie', location, type, 'closed', application_deadline
      from (select * from job_postings where created_by = ${by.id} limit 1) one, generate_series(1, ${count})
      returning id)
    insert into applications (job_posting_id, student_id, resume_id, cover_letter_id)
    select jobs.id, ${id}, one.resume_id, one.cover_letter_id
    from jobs, (select * from applications where student_id = ${id} limit 1) one`;
}
