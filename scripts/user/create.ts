import { connection } from "@/db/client";
import { AppError } from "@/lib/api/errors";
import { createAccount, type NewAccount } from "@/lib/users/create-account";
import { Refusal } from "../refusal";

/** Makes the account; its id. */
export async function create(account: NewAccount): Promise<number> {
  try {
    const { id } = await createAccount({ ...account, emailVerifiedAt: new Date() });
    return id;
  } catch (error) {
    if (!(error instanceof AppError && error.details.fields?.email)) throw error;
    throw new Refusal(`There is an account with the address ${account.email} already.`);
  } finally {
    await connection().sql.end();
  }
}
