import { connection } from "@/db/client";
import { createUser, type NewUser } from "@/lib/core/auth/create-user";
import { validationRefusal } from "./validation-refusal";

/** Makes the account; its id. */
export async function createUserAccount(account: NewUser): Promise<number> {
  try {
    const { id } = await createUser({ ...account, emailVerifiedAt: new Date() });
    return id;
  } catch (error) {
    throw validationRefusal(error);
  } finally {
    await connection().sql.end();
  }
}
