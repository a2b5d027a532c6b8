import { connection } from "@/db/client";
import { givePassword as give } from "@/lib/accounts/passwords";
import { AppError } from "@/lib/api/errors";
import { Refusal } from "../refusal";
import { validationRefusal } from "./validation-refusal";

/** Gives the account of an address a new password; whose it is. */
export async function givePassword(wish: { email: string; password: string }) {
  try {
    return await give(wish);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw validationRefusal(error);
    throw new Refusal(`There is no account with the address ${wish.email}.`);
  } finally {
    await connection().sql.end();
  }
}
