import { randomBytes } from "node:crypto";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { hashPassword } from "@/lib/core/auth/passwords";
import { documentDates } from "@/lib/site";
import { addHours } from "../time";
import { classNameOf } from "../users/plan-profile";
import { demoAccounts, demoPassword, emailOf, type SeedUser, usernameOf } from "../users/users";
import { Ids } from "./ids";

/** Inserts the accounts; returns their ids by key. */
export async function insertUsers(
  tx: Transaction,
  seedUsers: SeedUser[],
  avatars: Map<string, string>,
  now: Date,
): Promise<Ids<string>> {
  const demoHash = await hashPassword(demoPassword);
  // The password of this hash is not stored, so the other accounts cannot sign in.
  const unknown = await hashPassword(randomBytes(32).toString("base64url"));
  const rows = seedUsers.map((user) => {
    const email = emailOf(user);
    const createdAt = addHours(now, -user.joined * 24 - 2);
    return {
      name: user.name,
      username: usernameOf(user.name),
      email,
      passwordHash: demoAccounts.includes(email) ? demoHash : unknown,
      role: user.role,
      className: classNameOf(user),
      status: user.status ?? "active",
      statusReason: user.statusReason,
      avatarPath: avatars.get(user.key),
      location: user.location,
      locale: user.locale,
      termsAcceptedAt: createdAt,
      termsVersion: documentDates.terms,
      emailVerifiedAt: createdAt,
      createdAt,
    };
  });
  const written = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const byEmail = new Ids(written.map(({ id, email }) => [email, id]));
  return new Ids(seedUsers.map((user) => [user.key, byEmail.of(emailOf(user))]));
}
