import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema/profiles";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { requireFreeName } from "@/lib/core/auth/reserved-names";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { isUniqueViolation } from "@/lib/core/database/error-codes";
import { invalid } from "@/lib/core/errors/app-error";
import type {
  updateAudiences as updateAudiencesEndpoint,
  updateProfileHeader as updateHeaderEndpoint,
} from "./contract";
import { getProfile } from "./queries";
import type { Profile } from "./schemas";

type Student = Viewer<"student">;
type Row = typeof profiles.$inferInsert;
type Values = Omit<Partial<Row>, "userId">;

export async function updateProfile(viewer: Student, values: Values): Promise<Profile> {
  await runTransaction(viewer, (tx) => upsertProfile(tx, viewer, values));
  return getProfile(viewer, viewer.id);
}

/** Omitted audiences keep their values. */
export async function updateAudiences(
  viewer: Student,
  audiences: BodyOf<typeof updateAudiencesEndpoint>,
): Promise<Profile> {
  const named = Object.entries(audiences).map(([section, audience]) => [`${section}Audience`, audience]);
  if (named.length === 0) return getProfile(viewer, viewer.id);
  return updateProfile(viewer, Object.fromEntries(named));
}

/** Throws `validation_failed` with `username_taken` or `name_reserved`. */
export async function updateProfileHeader(
  viewer: Student,
  { username, headline, location }: BodyOf<typeof updateHeaderEndpoint>,
): Promise<Profile> {
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireFreeUsername(tx, viewer, username);
    await tx.update(users).set({ username, location }).where(eq(users.id, viewer.id));
    await upsertProfile(tx, viewer, { headline });
  }).catch(throwUsernameTaken);
  return getProfile(viewer, viewer.id);
}

export async function upsertProfile(tx: Transaction, { id }: Student, values: Values): Promise<void> {
  await tx
    .insert(profiles)
    .values({ userId: id, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: values });
}

async function requireFreeUsername(tx: Transaction, viewer: Student, username: string): Promise<void> {
  const [own] = await tx.select({ username: users.username }).from(users).where(eq(users.id, viewer.id));
  if (own?.username === username) return;
  await requireFreeName(username.replace(/[._-]/g, " "), { field: "username", database: tx });
}

function throwUsernameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? invalid("username", "username_taken") : error;
}
