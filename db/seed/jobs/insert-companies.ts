import type { Transaction } from "@/db/client";
import { messageTemplates } from "@/db/schema/applications";
import { companies, companyMembers } from "@/db/schema/companies";
import { type Ids, takeIds } from "../rows/ids";
import { addDays } from "../time";
import type { SeedUser } from "../users/users";
import { templates } from "./decision-messages";
import { profiles } from "./profiles";

/** Inserts the companies, their members and their message templates; returns the ids of the companies by key. */
export async function insertCompanies(
  tx: Transaction,
  { seedUsers, logos, now }: { seedUsers: SeedUser[]; logos: Map<string, string>; now: Date },
  users: Ids<string>,
): Promise<Ids<string>> {
  const accounts = seedUsers.filter(({ key }) => key in profiles);
  const keys = accounts.map(({ key }) => key);
  const ids = await takeIds(tx, "companies", keys);
  const since = new Map(seedUsers.map(({ key, joined }) => [key, addDays(now, -joined)]));
  await tx
    .insert(companies)
    .overridingSystemValue()
    .values(
      accounts.map(({ key, name, location, status }) => ({
        id: ids.of(key),
        name,
        location,
        description: profiles[key]?.description,
        website: profiles[key]?.website,
        siret: profiles[key]?.siret,
        logoPath: logos.get(key),
        status: status === undefined ? ("active" as const) : ("pending" as const),
        createdAt: since.get(key),
      })),
    );
  await tx.insert(companyMembers).values(
    accounts.flatMap(({ key: company }) =>
      Object.entries(profiles[company]?.members ?? {}).map(([key, role]) => ({
        companyId: ids.of(company),
        userId: users.of(key),
        role,
        createdAt: since.get(key),
      })),
    ),
  );
  await tx.insert(messageTemplates).values(
    Object.entries(templates).flatMap(([key, list]) =>
      list.map((template) => ({
        companyId: ids.of(key),
        ...template,
        createdAt: addDays(now, -60),
      })),
    ),
  );
  return ids;
}
