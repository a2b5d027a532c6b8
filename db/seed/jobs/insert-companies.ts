import { messageTemplates } from "@/db/schema/applications";
import { companies, companyMembers } from "@/db/schema/companies";
import type { Member } from "../people/people";
import { type Transaction, takeIds } from "../rows/take-ids";
import { addDays } from "../time";
import { templates } from "./decision-messages";
import { profiles } from "./profiles";

/** Writes the companies, who recruits for them and their message templates; returns the companies' ids by key. */
export async function insertCompanies(
  tx: Transaction,
  { people, logos, now }: { people: Member[]; logos: Map<string, string>; now: Date },
  users: Map<string, number>,
): Promise<Map<string, number>> {
  const accounts = people.filter(({ key }) => key in profiles);
  const newIds = await takeIds(tx, "companies", accounts.length);
  const ids = new Map(accounts.map(({ key }, at) => [key, newIds[at] as number]));
  const since = new Map(people.map(({ key, joined }) => [key, addDays(now, -joined)]));
  await tx
    .insert(companies)
    .overridingSystemValue()
    .values(
      accounts.map(({ key, name, location, status }) => ({
        id: ids.get(key) as number,
        name,
        location,
        description: profiles[key]?.description,
        website: profiles[key]?.website,
        logoPath: logos.get(key),
        status: status === undefined ? ("active" as const) : ("pending" as const),
        createdAt: since.get(key),
      })),
    );
  await tx.insert(companyMembers).values(
    accounts.flatMap(({ key: company }) =>
      Object.entries(profiles[company]?.people ?? {}).map(([key, role]) => ({
        companyId: ids.get(company) as number,
        userId: users.get(key) as number,
        role,
        createdAt: since.get(key),
      })),
    ),
  );
  await tx.insert(messageTemplates).values(
    Object.entries(templates).flatMap(([key, list]) =>
      list.map((template) => ({
        companyId: ids.get(key) as number,
        ...template,
        createdAt: addDays(now, -60),
      })),
    ),
  );
  return ids;
}
