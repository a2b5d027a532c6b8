import { connection } from "@/db/client";
import { AppError } from "@/lib/core/errors/app-error";
import { setPasswordAsAdmin } from "@/lib/users/passwords";
import { CliError } from "../cli-error";
import { toCliError } from "./to-cli-error";

export async function setPassword({ email, password }: { email: string; password: string }) {
  try {
    return await setPasswordAsAdmin({ email, password });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw toCliError(error);
    throw new CliError(`There is no account with the address ${email}.`);
  } finally {
    await connection().sql.end();
  }
}
