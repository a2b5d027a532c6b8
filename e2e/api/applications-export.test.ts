import { expect, test } from "vitest";
import { getApplication } from "@/lib/applications/contract";
import { atBrowser } from "../support/api";
import { applied, joinCompany } from "../support/applications";
import { unzip } from "../support/archives";
import { sql } from "../support/database";
import { job } from "../support/jobs";
import { company, student } from "../support/people";

const table = "/api/applications/export?format=csv";
const archive = "/api/applications/export?format=zip";

test("the list is a table that a spreadsheet opens and cannot be tricked by", async () => {
  const boss = await company({ locale: "fr" });
  const offer = await job({ by: boss, title: '=HYPERLINK("http://evil.example")' });
  await applied({ at: offer, who: await student({ name: "+Zoé;Durand" }) });
  await applied();
  const answer = await (await atBrowser(boss)).fetch(table);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="candidatures-[\d-]+\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, line, ...rest] = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
  expect(head).toMatch(/^"Étudiant";"Offre";"Statut";/);
  expect(line).toContain(`"'+Zoé;Durand";"'=HYPERLINK(""http://evil.example"")";`);
  expect(rest).toEqual([]);
});

test("the documents are an archive; each is opened by that", async () => {
  const { application, student: caller, job: offer } = await applied({ letter: true });
  const recruiter = await atBrowser(offer.by);
  const answer = await recruiter.fetch(archive);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const folder = `Stage en cuisine/${application.student.name} (${application.id})`;
  expect(Object.keys(files).sort()).toEqual([`${folder}/1 Mon CV.pdf`, `${folder}/2 Lettre.pdf`]);
  for (const bytes of Object.values(files)) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const { data } = (await caller.call(getApplication, { ids: { id: application.id } })).body;
  expect(data.status).toBe("reviewed");
  expect(
    data.events
      .filter(({ kind }) => kind === "opened")
      .map(({ document }) => document)
      .sort(),
  ).toEqual(["cover_letter", "resume"]);
  const [row] =
    await sql`select count(*)::int as n from security_log where action = 'document_opened' and subject_id = ${application.id}`;
  expect(row?.n).toBe(2);
});

test("an empty company's table and archive are empty", async () => {
  const recruiter = await atBrowser(await company());
  expect((await (await recruiter.fetch(table)).text()).trimEnd().split("\r\n")).toHaveLength(1);
  const answer = await recruiter.fetch(archive);
  expect(await unzip(Buffer.from(await answer.arrayBuffer()))).toEqual({});
});

test("a reader, a student and a stranger take nothing with them", async () => {
  const { student: caller, job: offer } = await applied();
  const person = await company();
  await joinCompany(offer.by, person, "reader");
  const reader = await atBrowser(person);
  for (const address of [table, archive]) {
    expect((await reader.fetch(address)).status).toBe(403);
    expect((await caller.fetch(address)).status).toBe(403);
    expect((await (await atBrowser(offer.by)).fetch(address)).status).toBe(200);
  }
  const stranger = await atBrowser(await company());
  expect((await (await stranger.fetch(table)).text()).trimEnd().split("\r\n")).toHaveLength(1);
  expect((await stranger.fetch("/api/applications/export?format=exe")).status).toBe(422);
  expect((await stranger.fetch("/api/applications/export")).status).toBe(422);
});
