import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { newIpAddress } from "./api";
import { password, passwordHash } from "./users";

/** A signed-in user of a separate instance, who calls its API with a token or has the cookie in a browser. */
export type InstanceUser = {
  id: number;
  email: string;
  cookie: string;
  token: string;
  call: (method: string, path: string, body?: object) => Promise<Response>;
};

export const signInStudents = (origin: string, sql: Sql, count: number) =>
  signInUsers(origin, sql, count, "student");

export async function signInAdmin(origin: string, sql: Sql): Promise<InstanceUser> {
  const [user] = await signInUsers(origin, sql, 1, "admin");
  return user as InstanceUser;
}

async function signInUsers(
  origin: string,
  sql: Sql,
  count: number,
  role: "student" | "admin",
): Promise<InstanceUser[]> {
  const rows = Array.from({ length: count }, () => {
    const key = randomUUID().slice(0, 13);
    const email = `${key}@test.invalid`;
    return { name: `${role} ${key}`, username: key, email, role, password_hash: passwordHash };
  });
  const users = await sql<
    { id: number; email: string }[]
  >`insert into users ${sql(rows)} returning id, email`;
  return Promise.all(
    users.map(async (user) => {
      const session = await signInAt(origin, user.email);
      return { ...user, ...session, call: client(origin, session.token) };
    }),
  );
}

/** Creates a new session. */
export async function signInAt(
  origin: string,
  email: string,
): Promise<Pick<InstanceUser, "token" | "cookie">> {
  const response = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newIpAddress() },
    body: JSON.stringify({ email, password }),
  });
  if (response.status !== 200) throw new Error(`${email}: ${response.status}`);
  const { token } = await response.json();
  return { token, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

function client(origin: string, token: string): InstanceUser["call"] {
  return (method, path, body) => {
    const form = body instanceof FormData;
    return fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "accept-language": "en",
        ...(body && !form && { "content-type": "application/json" }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
  };
}
