import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema/profiles";
import { planProfile } from "../users/plan-profile";
import type { SeedUser } from "../users/users";
import type { Ids } from "./ids";

type Source = { seedUsers: SeedUser[]; covers: Map<string, string>; now: Date };

export async function insertProfiles(
  tx: Transaction,
  { seedUsers, covers, now }: Source,
  ids: Ids<string>,
): Promise<void> {
  const rows = seedUsers.flatMap((user) => {
    const values = planProfile(user, now);
    return values ? [{ userId: ids.of(user.key), ...values, coverPath: covers.get(user.key) }] : [];
  });
  await tx.insert(profiles).values(rows);
}
