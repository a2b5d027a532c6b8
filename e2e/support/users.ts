import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/core/auth/passwords";
import type { Role } from "@/lib/core/auth/viewer";
import { sql } from "./database";

export type Person = { id: number; name: string; email: string; role: Role };
export type Status = "active" | "inactive" | "suspended" | "pending_verification" | "banned";
type Wish = { name?: string; status?: Status; locale?: "fr" | "en"; unverified?: true };

/** Everybody's password. */
export const password = "sous les platanes";
let hash: Promise<string> | undefined;

export const student = (wish?: Wish) => person("student", wish);
export const company = (wish?: Wish) => person("company", wish);
export const admin = (wish?: Wish) => person("admin", wish);

/** Somebody new, written straight into the database: no test meets another's people. */
async function person(
  role: Role,
  { name, status = "active", locale, unverified }: Wish = {},
): Promise<Person> {
  hash ??= hashPassword(password);
  const key = randomUUID().slice(0, 13);
  const made = { name: name ?? `${role} ${key}`, username: key, email: `${key}@test.invalid`, role };
  const email_verified_at = unverified ? null : new Date();
  const row = { ...made, status, locale: locale ?? null, password_hash: await hash, email_verified_at };
  const [kept] = await sql`insert into users ${sql(row)} returning id`;
  const someone = { id: kept?.id, name: made.name, email: made.email, role };
  if (role === "company") await ownCompany(someone, status === "active");
  return someone;
}

/** A recruiter owns a company of the same name. */
async function ownCompany({ id, name }: Person, accepted: boolean): Promise<void> {
  await sql`with made as (
      insert into companies (name, status) values (${name}, ${accepted ? "active" : "pending"}) returning id)
    insert into company_members (company_id, user_id, role) select made.id, ${id}, 'owner' from made`;
}

export async function setStatus({ id }: Person, status: Status): Promise<void> {
  await sql`update users set status = ${status} where id = ${id}`;
}

export const suspend = (someone: Person) => setStatus(someone, "suspended");

export async function setRole({ id }: Person, role: Role): Promise<void> {
  await sql`update users set role = ${role} where id = ${id}`;
}
