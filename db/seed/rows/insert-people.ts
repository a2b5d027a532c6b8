import { randomBytes } from "node:crypto";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { hashPassword } from "@/lib/core/auth/passwords";
import { documentDates } from "@/lib/site";
import { demoAccounts, demoPassword, emailOf, type Member, usernameOf } from "../people/people";
import { classNameOf } from "../people/plan-profile";
import { addHours } from "../time";
import { Ids } from "./ids";

/** Inserts the accounts; returns their ids by key. */
export async function insertPeople(
  tx: Transaction,
  people: Member[],
  avatars: Map<string, string>,
  now: Date,
): Promise<Ids<string>> {
  const demoHash = await hashPassword(demoPassword);
  // The password of this hash is not stored, so the other accounts cannot sign in.
  const unknown = await hashPassword(randomBytes(32).toString("base64url"));
  const rows = people.map((person) => {
    const email = emailOf(person);
    const createdAt = addHours(now, -person.joined * 24 - 2);
    return {
      name: person.name,
      username: usernameOf(person.name),
      email,
      passwordHash: demoAccounts.includes(email) ? demoHash : unknown,
      role: person.role,
      className: classNameOf(person),
      status: person.status ?? "active",
      statusReason: person.statusReason,
      avatarPath: avatars.get(person.key),
      location: person.location,
      locale: person.locale,
      termsAcceptedAt: createdAt,
      termsVersion: documentDates.terms,
      emailVerifiedAt: createdAt,
      createdAt,
    };
  });
  const written = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const byEmail = new Ids(written.map(({ id, email }) => [email, id]));
  return new Ids(people.map((person) => [person.key, byEmail.of(emailOf(person))]));
}
