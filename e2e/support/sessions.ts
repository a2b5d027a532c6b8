import { randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import { sql } from "./database";
import { authSecret } from "./outbox";
import type { TestUser } from "./users";

// The secret is read before a test file changes its environment.
const secret = authSecret();

export type Credentials = { cookie: string; token: string };

export async function countSessions({ id }: TestUser): Promise<number> {
  const [row] = await sql`select count(*)::int as total from sessions where user_id = ${id}`;
  return row?.total;
}

/** Inserts a session without the ten round trips of a sign-in; null for a user who cannot sign in with only a password. */
export async function insertSession({ id }: TestUser, ipAddress: string): Promise<Credentials | null> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashTokenSecret(token);
  const [session] = await sql`
    insert into sessions (user_id, token_hash, user_agent, ip_address, expires_at)
    select id, ${tokenHash}, 'node', ${ipAddress}, now() + interval '30 days' from users
    where id = ${id} and status = 'active' and deleted_at is null and two_factor_at is null
    returning id, (select role from users where users.id = user_id) as role`;
  if (!session) return null;
  const claims = { sid: session.id, role: session.role, sub: String(id) };
  const sealed = await encode({ token: claims, secret, maxAge: 30 * 86_400 });
  return { cookie: `next-auth.session-token=${session.role}.${sealed}`, token };
}
