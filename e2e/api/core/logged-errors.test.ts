import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { randomKey } from "../../support/random-key";
import { password, passwordHash } from "../../support/users";

const { app, folder } = appOfFile({ LOG_LEVEL: "info" });

const ipAddress = "203.0.113.77";
const name = `recognisable-${randomKey()}`;
const email = `${name}@test.invalid`;

test("logs a failed query of the users list, which is then empty", async () => {
  const user = { email: `boss-${email}`, name: "Boss", username: "boss" };
  const [administrator] = await app.sql`insert into users
    ${app.sql({ ...user, role: "admin", password_hash: passwordHash })} returning id`;
  const { headers } = await send("/api/login", { email: user.email, password });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const read = async () => {
    const response = await fetch(`${app.origin}/test`, { headers: { cookie } });
    return { status: response.status, html: await response.text() };
  };
  expect((await read()).html).toContain(user.email);
  // Makes reading any row but the administrator's fail.
  await app.sql`insert into users ${app.sql({ name: "Other", username: "other", email: `second-${email}`, role: "student", password_hash: "" })}`;
  await app.sql`alter table users rename to users_table`;
  const columns = await app.sql`select column_name as name, udt_name as type from information_schema.columns
    where table_name = 'users_table'`;
  const selected = columns.map(({ name, type }) =>
    name === "name"
      ? `(case when id <> ${administrator?.id} then (1 / (id - id))::text else name end)::${type} as name`
      : `"${name}"`,
  );
  await app.sql.unsafe(`create view users as select ${selected.join(", ")} from users_table`);
  const { status, html } = await read();
  await app.sql`drop view users`;
  await app.sql`alter table users_table rename to users`;
  expect(status).toBe(200);
  expect(html).not.toContain(user.email);
  expect(html).toContain("Error fetching user data");
  await expect.poll(app.output).toMatch(/"err":.*"msg":"Error fetching user data"/);
});

test("the log of failed queries contains no email, IP address, session or text of a user", async () => {
  await app.sql`insert into users ${app.sql({ name, username: name, email, role: "student", password_hash: passwordHash })}`;
  const signedIn = await send("/api/login", { email, password });
  expect(signedIn.status, app.output()).toBe(200);
  const { token } = await signedIn.json();
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const [session] = await app.sql`select s.id, token_hash from sessions s join users u on u.id = user_id
    where u.email = ${email}`;
  const bearer = { authorization: `Bearer ${token}` };

  await app.sql`alter table posts rename column content to broken`;
  const content = `text of ${name}`;
  expect((await send("/api/posts", { content }, bearer)).status).toBe(500);

  await app.sql`alter table users add constraint broken check (length(name) > 1000) not valid`;
  const signUp = { name, email: `other-${email}`, password, password_confirmation: password };
  const rejected = await send("/api/signup/student", {
    ...signUp,
    first_name: name,
    last_name: name,
    terms: true,
  });
  expect(rejected.status).toBe(500);

  await app.sql`alter table sessions rename column user_agent to broken`;
  expect((await send("/api/login", { email, password })).status).toBe(500);

  await app.sql`alter table sessions rename column last_seen_at to broken_too`;
  expect((await fetch(`${app.origin}/api/posts`, { headers: bearer })).status).toBe(500);
  const page = await fetch(`${app.origin}/student/dashboard`, { headers: { cookie, accept: "text/html" } });
  expect(page.status).toBe(500);

  await app.sql`alter table emails rename column due_at to broken`;
  await vi.waitUntil(() => app.output().includes("a poll of the worker failed"), 20_000);
  const countFailedQueries = () => app.output().match(/Failed query: /g)?.length;
  await expect.poll(countFailedQueries, { message: "each error is logged" }).toBeGreaterThanOrEqual(6);

  const output = app.output();
  expect(output).toContain('column \\"content\\" of relation \\"posts\\" does not exist');
  const secrets = [name, ipAddress, token, session?.id, session?.token_hash, cookie.split("=")[1], password];
  const logs = { output, database: readFileSync(path.join(folder, "postgres.log"), "utf8") };
  for (const [process, text] of Object.entries(logs))
    for (const secret of secrets)
      expect(text.includes(secret), `${secret} in the log of ${process}`).toBe(false);
}, 60_000);

function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ipAddress, ...headers },
    body: JSON.stringify(body),
  });
}
