import { connection, systemDb } from "@/db/client";
import { createCompany } from "@/lib/companies/mutations";
import * as auth from "@/lib/core/auth/create-user";
import type { CreateCommand } from "./parse-arguments";
import { toCliError } from "./to-cli-error";

export async function createUser({ role, name, email, password, company }: CreateCommand): Promise<number> {
  const account = { role, name, email, password, emailVerifiedAt: new Date() };
  try {
    return await systemDb.transaction(async (tx) => {
      const { id } = await auth.createUser(account, tx);
      if (company !== undefined) await createCompany(tx, { name: company, ownerId: id, status: "active" });
      return id;
    });
  } catch (error) {
    throw toCliError(error);
  } finally {
    await connection().sql.end();
  }
}
