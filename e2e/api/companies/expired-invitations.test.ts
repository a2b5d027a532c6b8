import { expect, test } from "vitest";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { company } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { deleteOldInvitations } = await import("@/lib/companies/tasks");

test("deletes old expired invitations, and keeps accepted and open ones", async () => {
  const id = await companyIdOf(await company());
  const invited = async (name: string, days: number, accepted: Date | null = null) => {
    const email = `${name}-${id}@test.invalid`;
    await sql`insert into company_invitations (company_id, email, role, token_hash, expires_at, accepted_at)
      values (${id}, ${email}, 'read_only', ${crypto.randomUUID()}, now() - make_interval(days => ${days}), ${accepted})`;
    return email;
  };
  await invited("old", 31);
  const remaining = [
    await invited("recent", 29),
    await invited("open", -7),
    await invited("accepted", 31, new Date()),
  ];
  await deleteOldInvitations();
  const stored = await sql`select email from company_invitations where company_id = ${id}`;
  expect(stored.map(({ email }) => email).sort()).toEqual(remaining.sort());
});
