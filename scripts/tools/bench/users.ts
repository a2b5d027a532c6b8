import type { Sql } from "postgres";
import type { Role } from "@/lib/core/auth/viewer";
import type { Bench } from "./bench";

/** A signed-in user: the headers of a program with a token and of a browser. */
export type BenchUser = { id: number; bearer: Record<string, string>; browser: Record<string, string> };

/** So many users that the rate limit of an account (1,500 calls in 5 minutes) never ends a measurement. */
const userCount = 600;

/**
 * Signs in the first users of a role by inserting their sessions. Every school of the bench has the same first accounts
 * and gets the same sessions. `lib` connects to the first school by the environment.
 */
export async function signIn(role: Role, schools: Bench["schools"]): Promise<BenchUser[]> {
  const [first, ...others] = schools.map(({ owner }) => owner) as [Sql, ...Sql[]];
  for (const sql of [first, ...others])
    await sql`delete from sessions s using users u where u.id = s.user_id and u.role = ${role}`;
  const users = await first<{ id: number; role: Role }[]>`
    select id, role from users where role = ${role} order by id limit ${userCount}`;
  const signedIn = await createSessions(role, users, users.length);
  const [stored] = await first`select json_agg(to_json(s))::text as rows
    from sessions s join users u on u.id = s.user_id where u.role = ${role}`;
  for (const sql of others)
    await sql`insert into sessions overriding system value
      select (json_populate_recordset(null::sessions, ${stored?.rows}::text::json)).*`;
  return signedIn;
}

/** Creates this number of sessions, for the users in turn. */
export async function createSessions(
  role: Role,
  users: { id: number }[],
  count: number,
): Promise<BenchUser[]> {
  const { createSession } = await import("@/lib/core/auth/sessions");
  const { systemDb } = await import("@/db/client");
  const { sessionCookieName } = await import("@/lib/core/auth/session-cookie");
  const signedIn: BenchUser[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = users[index % users.length] as { id: number };
    const device = { userAgent: "bench", ipAddress: "127.0.0.1" };
    const { token, cookie } = await createSession(systemDb, { id, role }, device);
    const headers = { "accept-language": "fr" };
    signedIn.push({
      id,
      bearer: { ...headers, authorization: `Bearer ${token}` },
      browser: { ...headers, cookie: `${sessionCookieName()}=${cookie}` },
    });
  }
  return signedIn;
}

/** Returns the next user each time. */
export function roundRobin<T>(users: T[]): () => T {
  let index = 0;
  return () => users[index++ % users.length] as T;
}
