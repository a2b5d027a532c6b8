import { describe, expect, test } from "vitest";
import { createApplication } from "@/lib/applications/apply-contract";
import { getApplication, listApplications } from "@/lib/applications/contract";
import { updateApplication } from "@/lib/applications/review-contract";
import { createDocument } from "@/lib/documents/contract";
import { getJob } from "@/lib/jobs/contract";
import { browserClient, form, visitorClient } from "../../support/api";
import { applicationForm, apply, emailsOfUser, notificationsOf, pdfFile } from "../../support/applications";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { admin, company, student } from "../../support/users";

describe("applying", () => {
  test("a student applies with two PDFs; the company is notified", async () => {
    const { application, job, user, student: client } = await apply({ hasLetter: true });
    expect(application).toMatchObject({
      job_posting_id: job.id,
      status: "pending",
      resume_path: expect.stringMatching(/^documents\/.+\.pdf\?.+/),
      cover_letter_path: expect.stringMatching(/^documents\/.+\.pdf\?.+/),
      resume: { name: "Mon CV.pdf" },
      student: { id: user.id, name: user.name },
      job_posting: { id: job.id, title: "Stage en cuisine" },
    });
    const seen = await client.call(getJob, { params: { id: job.id } });
    expect(seen.body.data.application_status).toBe("pending");
    expect(await emailsOfUser(job.by, "application_received")).toMatchObject([
      { params: { student: user.name } },
    ]);
    expect(await notificationsOf(job.by, "application_received")).toHaveLength(1);
  });

  test("rejects a second application to the same job", async () => {
    const { job, student: client } = await apply();
    const again = await client.call(createApplication, { body: await applicationForm(job.id) });
    expect([again.status, again.body.code]).toEqual([409, "already_applied"]);
  });

  test("rejects an application without a resume, or with one that is not a PDF", async () => {
    const client = await browserClient(await student());
    const { id } = await insertJob();
    const none = await client.call(createApplication, { body: { job_posting_id: id } });
    expect([none.status, none.body.errors, none.body.message]).toEqual([
      422,
      { resume: ["Resume is required."] },
      "Resume is required.",
    ]);
    const body = form({ job_posting_id: String(id) });
    body.append("resume", new File(["<html>"], "cv.pdf", { type: "application/pdf" }));
    const html = await client.call(createApplication, { body });
    expect([html.status, html.body]).toEqual([
      415,
      { success: false, status: "error", code: "pdf_kind_refused", message: "This file is not a PDF." },
    ]);
    const letter = await applicationForm(id);
    letter.append("cover_letter", new File(["PK"], "lettre.docx"));
    expect((await client.call(createApplication, { body: letter })).status).toBe(415);
    const [left] = await sql`select count(*)::int as n from applications where job_posting_id = ${id}`;
    expect(left?.n).toBe(0);
  });

  test("rejects applications to closed, expired, draft and unknown jobs", async () => {
    const client = await browserClient(await student());
    const tryToApply = async (id: number) => {
      const { status, body } = await client.call(createApplication, { body: await applicationForm(id) });
      return [status, body.code];
    };
    expect(await tryToApply((await insertJob({ status: "closed" })).id)).toEqual([422, "posting_closed"]);
    expect(await tryToApply((await insertJob({ endsIn: -1 })).id)).toEqual([422, "posting_closed"]);
    expect(await tryToApply((await insertJob({ status: "draft" })).id)).toEqual([404, "not_found"]);
    expect(await tryToApply(2_147_483_647)).toEqual([404, "not_found"]);
    expect(await tryToApply((await insertJob({ endsIn: 0 })).id)).toEqual([201, undefined]);
  });

  test("applies with a saved document, and rejects another student's", async () => {
    const user = await student();
    const client = await browserClient(user);
    const body = form({ kind: "resume" });
    body.append("file", await pdfFile());
    const { data: own } = (await client.call(createDocument, { body })).body;
    const first = await insertJob();
    const sent = await client.call(createApplication, {
      body: { job_posting_id: first.id, resume_id: own.id, cover_letter_id: own.id },
    });
    expect([sent.status, sent.body.data.resume.name]).toEqual([201, "cv.pdf"]);
    const stranger = await browserClient(await student());
    const response = await stranger.call(createApplication, {
      body: { job_posting_id: first.id, resume_id: own.id },
    });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["resume"]]);
  });

  test("only students can apply", async () => {
    const { id } = await insertJob();
    for (const user of [await company(), await admin()])
      expect(
        (await (await browserClient(user)).call(createApplication, { body: await applicationForm(id) }))
          .status,
      ).toBe(403);
    expect((await visitorClient().call(createApplication, { body: await applicationForm(id) })).status).toBe(
      401,
    );
  });

  test("ignores fields that the student may not set", async () => {
    const client = await browserClient(await student());
    const job = await insertJob();
    const body = await applicationForm(job.id);
    body.append("status", "accepted");
    body.append("student_id", String(job.by.id));
    const { data } = (await client.call(createApplication, { body })).body;
    expect([data.status, data.student.id === job.by.id]).toEqual(["pending", false]);
  });
});

describe("reading", () => {
  test("companies and students list only their own applications", async () => {
    const first = await apply();
    const second = await apply({ at: first.job });
    const recruiter = await browserClient(first.job.by);
    const { body } = await recruiter.call(listApplications, {});
    expect(body.data.map(({ id }) => id)).toEqual([second.application.id, first.application.id]);
    expect([body.total, body.counts.pending, body.counts.accepted]).toEqual([2, 2, 0]);
    expect((await first.student.call(listApplications, {})).body.data.map(({ id }) => id)).toEqual([
      first.application.id,
    ]);
    const params = { id: first.application.id };
    const stranger = await browserClient(await company());
    expect((await stranger.call(listApplications, {})).body.data).toEqual([]);
    expect((await stranger.call(getApplication, { params })).status).toBe(404);
    expect((await second.student.call(getApplication, { params })).status).toBe(404);
    expect((await (await browserClient(await admin())).call(getApplication, { params })).status).toBe(200);
  });

  test("filters the list by text, job and status, page by page", async () => {
    const owner = await company();
    const cook = await insertJob({ by: owner, title: "Chef pâtissier" });
    const baker = await insertJob({ by: owner, title: "Boulangère" });
    const elodie = await apply({ at: cook, user: await student({ name: "Élodie Brûlé" }) });
    const hugo = await apply({ at: baker, user: await student({ name: "Hugo Martin" }) });
    const recruiter = await browserClient(owner);
    const idsFor = async (query: object) =>
      (await recruiter.call(listApplications, { query })).body.data.map(({ id }) => id);
    expect(await idsFor({ q: "elodie" })).toEqual([elodie.application.id]);
    expect(await idsFor({ q: "PATISSIER" })).toEqual([elodie.application.id]);
    expect(await idsFor({ q: "100%" })).toEqual([]);
    expect(await idsFor({ job_posting_id: baker.id })).toEqual([hugo.application.id]);
    const { id } = elodie.application;
    await recruiter.call(updateApplication, { params: { id }, body: { status: "rejected" } });
    expect(await idsFor({ status: "rejected" })).toEqual([id]);
    expect(await idsFor({ per_page: 1, page: 2 })).toEqual([id]);
    expect(await idsFor({ page: 9 })).toEqual([]);
    const second = (await recruiter.call(listApplications, { query: { per_page: 1, page: 2 } })).body;
    expect([second.current_page, second.from, second.to, second.last_page]).toEqual([2, 2, 2, 2]);
    const beyond = (await recruiter.call(listApplications, { query: { page: 9 } })).body;
    expect([beyond.from, beyond.to, beyond.total]).toEqual([null, null, 2]);
    const narrowed = (await recruiter.call(listApplications, { query: { status: "rejected" } })).body;
    expect([narrowed.total, narrowed.counts.pending, narrowed.counts.rejected]).toEqual([1, 1, 1]);
    expect((await recruiter.call(listApplications, { query: { page: "x" } })).status).toBe(422);
    expect((await recruiter.json("/api/applications?status=maybe")).status).toBe(422);
  });

  test("the page restores its filters in the form: an old job among many, a status, the board", async () => {
    const { id, by } = await insertJob({ title: "Boulangère" });
    await sql`insert into job_postings (company_id, title, description, requirements, location, application_deadline)
      select company_id, 'Copie', 'Copie', 'Copie', 'Lyon', application_deadline
      from job_postings, generate_series(1, 100) where id = ${id}`;
    const recruiter = await browserClient(by);
    const path = `/company/dashboard/applications?status=rejected&view=board&job_posting_id=${id}`;
    const html = await (await recruiter.fetch(path)).text();
    expect(html).toContain(`<option value="${id}" selected="">Boulangère</option>`);
    expect(html).toContain('<input type="hidden" name="status" value="rejected"/>');
    expect(html).toContain('<input type="hidden" name="view" value="board"/>');
    expect(html.match(/>Copie</g)).toHaveLength(100);
    await sql`delete from job_postings where title = 'Copie' and company_id = (
      select company_id from job_postings where id = ${id})`;
  });
});
