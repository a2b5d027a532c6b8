import { expect, test, vi } from "vitest";
import { diskStorage } from "@/lib/core/storage/disk";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { pdf } from "../../support/pdfs";

const { app, folder } = appOfFile();

const uploads = 50;

test("killing the application during fifty uploads leaves no application without its resume", async () => {
  const jobId = await newJob();
  const students = await signInStudents(app.origin, app.sql, uploads);
  const file = await pdf("x".repeat(3000));
  const acknowledged: number[] = [];
  const waiting = [...students];
  const upload = async () => {
    for (let student = waiting.pop(); student; student = waiting.pop()) {
      const id = await apply(student, jobId, file).catch(() => null);
      // Kills from the response itself: fifty uploads take less time than a polling interval.
      if (id && acknowledged.push(id) === 5) process.kill(app.application(), "SIGKILL");
    }
  };
  // Ten at a time: if all ran at once, all might be acknowledged when the fifth response is read.
  await Promise.all(Array.from({ length: 10 }, upload));
  expect(acknowledged.length).toBeLessThan(uploads);

  await vi.waitUntil(isUp, { timeout: 60_000, interval: 200 });
  const rows = await app.sql<{ id: number; path: string; size: number }[]>`
    select a.id, d.path, d.size from applications a join documents d on d.id = a.resume_id order by a.id`;
  const storedIds = rows.map(({ id }) => id);
  expect(acknowledged.filter((id) => !storedIds.includes(id))).toEqual([]);
  const storage = diskStorage(`${folder}/storage`);
  for (const { path, size } of rows) expect(await storage.stat(path)).toEqual({ size });
  const [counted] = await app.sql`select applications_count as n from job_postings where id = ${jobId}`;
  expect(counted?.n).toBe(rows.length);

  expect((await students[0]?.call("GET", "/api/applications"))?.status).toBe(200);
}, 180_000);

async function isUp(): Promise<boolean> {
  return fetch(`${app.origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function apply({ call }: InstanceUser, jobId: number, file: Buffer): Promise<number | null> {
  const body = new FormData();
  body.append("job_posting_id", String(jobId));
  body.append("resume", new File([new Uint8Array(file)], "cv.pdf"));
  const response = await call("POST", "/api/applications", body);
  return response.status === 201 ? (await response.json()).data.id : null;
}

async function newJob(): Promise<number> {
  const [row] = await app.sql`
    with made as (insert into companies (name, status) values ('Ébène', 'active') returning id)
    insert into job_postings (company_id, title, description, requirements, location, application_deadline)
    select id, 'Stage', 'x', 'x', 'Lyon', current_date + 30 from made returning id`;
  return row?.id;
}
