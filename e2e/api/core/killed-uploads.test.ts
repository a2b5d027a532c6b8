import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { diskStorage } from "@/lib/core/storage/disk";
import { newIpAddress } from "../../support/api";
import { appOfFile } from "../../support/app-of-file";
import { pdf } from "../../support/pdfs";
import { password, passwordHash } from "../../support/users";

const { app, folder } = appOfFile();

const uploads = 50;

test("fifty uploads and a killed application leave no application without its resume", async () => {
  const jobId = await newJob();
  const students = await Promise.all(Array.from({ length: uploads }, newStudent));
  const tokens = await Promise.all(students.map(signIn));
  const file = await pdf("x".repeat(3000));
  const acknowledged: number[] = [];
  const waiting = [...tokens];
  const upload = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) {
      const id = await apply(token, jobId, file).catch(() => null);
      // At once: fifty take less time than a poll.
      if (id && acknowledged.push(id) === 5) process.kill(app.application(), "SIGKILL");
    }
  };
  // All at once may all be acknowledged when the fifth response is read.
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

  const [first = ""] = tokens;
  const again = await fetch(`${app.origin}/api/applications`, {
    headers: { authorization: `Bearer ${first}` },
  });
  expect(again.status).toBe(200);
}, 180_000);

async function isUp(): Promise<boolean> {
  return fetch(`${app.origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function apply(token: string, jobId: number, file: Buffer): Promise<number | null> {
  const body = new FormData();
  body.append("job_posting_id", String(jobId));
  body.append("resume", new File([new Uint8Array(file)], "cv.pdf"));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.origin}/api/applications`, { method: "POST", headers, body });
  return response.status === 201 ? (await response.json()).data.id : null;
}

async function newJob(): Promise<number> {
  const [row] = await app.sql`
    with made as (insert into companies (name, status) values ('Ébène', 'active') returning id)
    insert into job_postings (company_id, title, description, requirements, location, application_deadline)
    select id, 'Stage', 'x', 'x', 'Lyon', current_date + 30 from made returning id`;
  return row?.id;
}

async function newStudent(): Promise<string> {
  const key = randomUUID().slice(0, 13);
  const row = {
    name: key,
    username: key,
    email: `${key}@test.invalid`,
    role: "student",
    password_hash: passwordHash,
  };
  await app.sql`insert into users ${app.sql(row)}`;
  return row.email;
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${app.origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newIpAddress() },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()).token;
}
