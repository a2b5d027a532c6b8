import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema/profiles";
import type { Member } from "../people/people";
import { planProfile } from "../people/plan-profile";
import type { Ids } from "./ids";

type Source = { people: Member[]; covers: Map<string, string>; now: Date };

export async function insertProfiles(
  tx: Transaction,
  { people, covers, now }: Source,
  ids: Ids<string>,
): Promise<void> {
  const rows = people.flatMap((person) => {
    const values = planProfile(person, now);
    return values ? [{ userId: ids.of(person.key), ...values, coverPath: covers.get(person.key) }] : [];
  });
  await tx.insert(profiles).values(rows);
}
