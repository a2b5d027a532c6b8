import { connection } from "@/db/client";
import { createAccount, type NewAccount } from "@/lib/users/create-account";
import { validationRefusal } from "./validation-refusal";

/** Makes the account; its id. */
export async function create(account: NewAccount): Promise<number> {
  try {
    const { id } = await createAccount({ ...account, emailVerifiedAt: new Date() });
    return id;
  } catch (error) {
    throw validationRefusal(error);
  } finally {
    await connection().sql.end();
  }
}
