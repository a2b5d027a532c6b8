import { connection } from "@/db/client";
import { AppError } from "@/lib/core/errors/app-error";
import { setPasswordAsAdmin as give } from "@/lib/users/passwords";
import { CliError } from "../cli-error";
import { validationRefusal } from "./validation-refusal";

/** Gives the account of an address a new password; whose it is. */
export async function setPassword(wish: { email: string; password: string }) {
  try {
    return await give(wish);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw validationRefusal(error);
    throw new CliError(`There is no account with the address ${wish.email}.`);
  } finally {
    await connection().sql.end();
  }
}
