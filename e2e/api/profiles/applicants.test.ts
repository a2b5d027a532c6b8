import { sql as query } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "@/db/schema/users";
import { profileVisibleTo } from "@/lib/profiles/policy";
import { explainOn, withTemporaryTables } from "../../support/temporary-tables";

const tables = ["users", "blocks", "companies", "company_members", "job_postings", "applications"];

test("looks up the applications of one student, however many the company has", async () => {
  await withTemporaryTables(tables, async (session) => {
    await session`insert into users (id, name, username, email, password_hash, role)
      select n, n, n, n, '', case n when 1 then 'company' else 'student' end from generate_series(1, 2000) n`;
    await session`insert into companies (id, name, status) values (1, 'Atelier', 'active')`;
    await session`insert into company_members (company_id, user_id, role) values (1, 1, 'owner')`;
    const insertJobs = (from: number, until: number, students: number, applicants: number) => session`
      with jobs as (
        insert into job_postings (id, company_id, title, description, requirements, location, application_deadline)
        select n, case when n > 1000 then 1 else 2 + n / 10 end, '', '', '', '', now()
        from generate_series(${from}::int, ${until}::int) n returning id)
      insert into applications (id, job_posting_id, student_id, resume_id)
      select id * 100 + n, id, 2 + (id * ${applicants}::int + n) % ${students}::int, 1
      from jobs, generate_series(1, ${applicants}::int) n`;
    // The statistics are of small companies, and of students with many applications.
    await insertJobs(1, 200, 20, 2);
    await session`analyze users, companies, company_members, job_postings, applications`;
    await insertJobs(1001, 1100, 1900, 19);
    const isVisible = profileVisibleTo({ id: 1, role: "company" });
    const read = (id: number) =>
      explainOn(session, query`select id from ${users} where ${users.id} = ${id} and ${isVisible}`);
    const visible = [];
    for (const id of [1, 2, 1901, 1950]) visible.push((await read(id)).rows.length);
    expect(visible).toEqual([1, 1, 1, 0]);
    expect((await read(2)).plan["Local Hit Blocks"]).toBeLessThan(500);
  });
});
