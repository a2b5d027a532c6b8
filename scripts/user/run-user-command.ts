import { connection, systemDb } from "@/db/client";
import { createCompany } from "@/lib/companies/mutations";
import { createUser } from "@/lib/core/auth/create-user";
import { AppError } from "@/lib/core/errors/app-error";
import { removeTwoFactorByCommand } from "@/lib/two-factor/removal";
import { setPasswordAsAdmin } from "@/lib/users/passwords";
import { CliError } from "../cli-error";
import { type CreateCommand, fieldMessage, type UserCommand } from "./parse-arguments";

/** Returns the text to print. */
export async function runUserCommand(command: UserCommand): Promise<string> {
  try {
    if (command.action === "create") return await create(command);
    if (command.action === "password") return await setPassword(command.email, command.password);
    return await removeTwoFactor(command.email);
  } catch (error) {
    throw toCliError(error);
  } finally {
    await connection().sql.end();
  }
}

async function setPassword(email: string, password: string): Promise<string> {
  const user = await setPasswordAsAdmin({ email, password }).catch(rethrowForEmail(email));
  return `Account ${user.id}, ${user.name} <${user.email}>, has a new password; its sessions are closed.`;
}

async function removeTwoFactor(email: string): Promise<string> {
  const user = await removeTwoFactorByCommand(email).catch(rethrowForEmail(email));
  return `Account ${user.id}, ${user.name} <${user.email}>, signs in with its password alone.`;
}

function rethrowForEmail(email: string) {
  return (error: unknown): never => {
    const code = error instanceof AppError && error.code;
    if (code === "not_found") throw new CliError(`There is no account with the address ${email}.`);
    if (code === "two_factor_disabled")
      throw new CliError(`The account ${email} does not use two-factor sign-in.`);
    throw error;
  };
}

async function create({ role, name, email, locale, password, company }: CreateCommand): Promise<string> {
  const id = await systemDb.transaction(async (tx) => {
    const user = await createUser({ role, name, email, locale, password, emailVerifiedAt: new Date() }, tx);
    if (company !== undefined) await createCompany(tx, { name: company, ownerId: user.id, status: "active" });
    return user.id;
  });
  return `Created ${role} ${id}: ${name} <${email}>`;
}

/** Converts a validation error to a line per message; returns any other error unchanged. */
export function toCliError(error: unknown): unknown {
  const fields = error instanceof AppError ? error.details.fields : undefined;
  if (!fields) return error;
  const lines = Object.entries(fields).flatMap(([field, codes]) =>
    codes.map((code) => fieldMessage(field, code)),
  );
  return new CliError(lines.join("\n"));
}
