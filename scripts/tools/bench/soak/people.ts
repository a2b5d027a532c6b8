import { randomUUID } from "node:crypto";
import path from "node:path";
import postgres from "postgres";
import { hashPassword } from "@/lib/core/auth/passwords";
import { CliError } from "../../../cli-error";
import { findRunningDatabase } from "../../../services/running-database";
import { root } from "../../../services/supervised-process";
import type { Teardown } from "../../../services/teardown";
import { startApplication } from "../start";

/** A student of the soak, with an IP address of their own. */
export type Student = { email: string; ipAddress: string; token: string; cookie: string };

const password = "un préau sous la pluie";

/** So many students that none of them reaches a rate limit. */
const count = 60;

/** Starts the whole application on a demo school, and signs students in. */
export async function startWithStudents(dataDir: string, teardown: Teardown) {
  const folder = path.join(dataDir, "soak");
  const vars = { DATA_DIR: folder, SEED: "demo", TRUSTED_PROXIES: "1" };
  const { origin, pid } = await startApplication(root, vars, teardown);
  const url = await findRunningDatabase(folder);
  if (!url) throw new CliError("The application's database is not running.");
  return { origin, pid, students: await createStudents(url, origin) };
}

async function createStudents(url: string, origin: string): Promise<Student[]> {
  const passwordHash = await hashPassword(password);
  const rows = Array.from({ length: count }, () => {
    const username = randomUUID().slice(0, 13);
    const email = `${username}@soak.invalid`;
    return { name: `Soak ${username}`, username, email, role: "student", password_hash: passwordHash };
  });
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`insert into users ${sql(rows)}`;
  await sql.end();
  const students = rows.map(({ email }, index) => ({
    email,
    ipAddress: `198.51.100.${index + 1}`,
    token: "",
    cookie: "",
  }));
  for (const student of students) await signIn(student, origin);
  return students;
}

export async function signIn(student: Student, origin: string): Promise<Response> {
  const response = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": student.ipAddress },
    body: JSON.stringify({ email: student.email, password }),
  });
  const { token } = await response.clone().json();
  student.token = token ?? student.token;
  student.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? student.cookie;
  return response;
}
