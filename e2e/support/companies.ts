import { sql } from "./database";
import { tokenOf, waitForEmail } from "./outbox";
import { company, type TestUser } from "./users";

/** The id of a member's company. */
export async function companyIdOf({ id }: TestUser): Promise<number> {
  const [row] = await sql`select company_id from company_members where user_id = ${id}`;
  return row?.company_id;
}

/** A new member of a company. */
export async function insertColleague(
  owner: TestUser,
  role: "owner" | "recruiter" | "read_only",
): Promise<TestUser> {
  const user = await userWithoutCompany();
  await sql`insert into company_members (company_id, user_id, role)
    values (${await companyIdOf(owner)}, ${user.id}, ${role})`;
  return user;
}

/** A company account without a company. */
export async function userWithoutCompany(): Promise<TestUser> {
  const user = await company();
  await sql`delete from companies where id = ${await companyIdOf(user)}`;
  return user;
}

/** The secret in the link of the newest invitation to an email. */
export async function invitationSecret(email: string): Promise<string> {
  return tokenOf(await waitForEmail(email, "company_invitation"));
}
