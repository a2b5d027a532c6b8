import { expect, test } from "vitest";
import { listApplications } from "@/lib/applications/contract";
import { selectMatchingApplications } from "@/lib/applications/search";
import { browserClient } from "../../support/api";
import { insertJob } from "../../support/jobs";
import { insertApplication } from "../../support/recruitment";
import { explainOn, withTemporaryTables } from "../../support/temporary-tables";
import { company, student } from "../../support/users";

test("finds applications by a part of the name and the title, in any spelling", async () => {
  const by = await company();
  const [ana, hugo] = [await student({ name: "Ana-Maria Núñez" }), await student({ name: "Hugo Martin" })];
  const engineer = await insertJob({ by, title: "Ingénieur C++/Qt" });
  const designer = await insertJob({ by, title: "R&D design" });
  const { id: first } = await insertApplication(engineer.id, { by: ana });
  const { id: second } = await insertApplication(engineer.id, { by: hugo });
  const { id: third } = await insertApplication(designer.id, { by: ana });
  const recruiter = await browserClient(by);
  const search = async (q: string) =>
    (await recruiter.call(listApplications, { query: { q } })).body.data.map(({ id }) => id);
  for (const q of ["ana maria", "MARIA NUN", "a-maria", "nunez"])
    expect(await search(q)).toEqual([third, first]);
  for (const q of ["C++", "c++ qt", "ingenieur"]) expect(await search(q)).toEqual([second, first]);
  for (const q of ["nunez ing", "NÚÑEZ ingénieur c++"]) expect(await search(q)).toEqual([first]);
  for (const q of ["r d des", "maria nunez r&d"]) expect(await search(q)).toEqual([third]);
  for (const q of ["maria ing", "nunez design", "c++ nunez", "100%", "maria_nunez"])
    expect(await search(q)).toEqual([]);
});

test("reads each name and title once, however many applications have them", async () => {
  await withTemporaryTables(["users", "job_postings", "applications"], async (session) => {
    await session`insert into users (id, name, username, email, password_hash, role)
      select n, 'Zoé ' || n, n, n, '', 'student' from generate_series(1, 2) n`;
    await session`insert into job_postings
        (id, company_id, title, description, requirements, location, application_deadline)
      select n, 1, 'Stage', '', '', '', now() from generate_series(1, 1500) n`;
    await session`insert into applications (id, job_posting_id, student_id, resume_id)
      select 2 * n - s, n, 1 + s, 1 from generate_series(1, 1500) n, generate_series(0, 1) s`;
    const search = { q: "zoe 2", job_posting_id: undefined };
    const matching = selectMatchingApplications({ id: 1, role: "admin" }, search).getSQL();
    const { rows, plan } = await explainOn(session, matching);
    expect(rows).toHaveLength(1500);
    expect(plan["Local Hit Blocks"]).toBeLessThan(500);
  });
});
