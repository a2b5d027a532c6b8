import { randomUUID } from "node:crypto";
import type { Role, UserStatus } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";
import { documentDates } from "@/lib/site";
import { sql } from "./database";

export type TestUser = { id: number; name: string; email: string; role: Role };
type Options = {
  name?: string;
  status?: UserStatus;
  locale?: Locale;
  isUnverified?: true;
  hash?: string;
};

/** The password of every test user, hashed at the lowest cost: the suite signs in thousands of times. */
export const password = "sous les platanes";
export const passwordHash =
  "$argon2id$v=19$m=8,t=1,p=1$zp8MKBU85wXhOqQqpouRXg$mFRCgUr735caOy8xHLFHDO9RhJoo8e7OQGkD4e+qdng";

export const student = (options?: Options) => insertUser("student", options);
export const company = (options?: Options) => insertUser("company", options);
export const admin = (options?: Options) => insertUser("admin", options);

/** An email that no user has. */
export const newEmail = () => `${randomUUID()}@test.invalid`;

/** Inserts a new user into the database: tests do not share users. */
async function insertUser(
  role: Role,
  { name, status = "active", locale, isUnverified, hash = passwordHash }: Options = {},
): Promise<TestUser> {
  const key = randomUUID().slice(0, 13);
  const identity = { name: name ?? `${role} ${key}`, username: key, email: `${key}@test.invalid`, role };
  const email_verified_at = isUnverified ? null : new Date();
  const terms = { terms_accepted_at: new Date(), terms_version: documentDates.terms };
  const row = {
    ...identity,
    ...terms,
    status,
    locale: locale ?? null,
    password_hash: hash,
    email_verified_at,
  };
  const [inserted] = await sql`insert into users ${sql(row)} returning id`;
  const user = { id: inserted?.id, name: identity.name, email: identity.email, role };
  if (role === "company") await ownCompany(user, status === "active");
  return user;
}

/** Inserts a company with the name of the user, who owns it. */
async function ownCompany({ id, name }: TestUser, isAccepted: boolean): Promise<void> {
  await sql`with made as (
      insert into companies (name, status) values (${name}, ${isAccepted ? "active" : "pending"}) returning id)
    insert into company_members (company_id, user_id, role) select made.id, ${id}, 'owner' from made`;
}

export async function setStatus({ id }: TestUser, status: UserStatus): Promise<void> {
  await sql`update users set status = ${status} where id = ${id}`;
}

export const suspend = (user: TestUser) => setStatus(user, "suspended");

export async function setRole({ id }: TestUser, role: Role): Promise<void> {
  await sql`update users set role = ${role} where id = ${id}`;
}
