import type { Database } from "@/db/client";
import { users } from "@/db/schema/users";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { invalid } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { hashNewPassword, noPassword } from "./passwords";
import { requireFreeName } from "./reserved-names";
import { usernamesFor } from "./username";
import type { Role } from "./viewer";

export type NewUser = {
  name: string;
  email: string;
  password: string | null;
  role: Role;
  status?: "active" | "pending_verification";
  locale?: Locale;
  termsAcceptedAt?: Date;
  termsVersion?: string;
  emailVerifiedAt?: Date;
};

/** Throws `validation_failed` with `email_taken`, `password_common` or a code of the name. */
export async function createUser({ password, ...user }: NewUser, database: Database) {
  const name = user.name.trim();
  if (user.role !== "admin") await requireFreeName(name, { field: "name", database });
  const passwordHash = password === null ? noPassword : await hashNewPassword(password);
  for (const username of usernamesFor(name)) {
    const [row] = await database
      .insert(users)
      .values({ ...user, name, username, passwordHash })
      .onConflictDoNothing()
      .returning(pickColumns(users, "id", "name", "role", "email", "status", "avatarPath", "locale"));
    if (row) return row;
  }
  throw invalid("email", "email_taken");
}
