import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import type { Role } from "@/lib/core/auth/viewer";
import { email, newPassword } from "@/lib/core/schemas/account-fields";
import { signupBody } from "@/lib/users/contract";
import words from "@/messages/en/validation.json";
import { CliError } from "../cli-error";

const usage = `Usage: npm run user -- create --role student|company|admin --name NAME --email ADDRESS [--password PASSWORD]
       npm run user -- password --email ADDRESS [--password PASSWORD]`;

const option = { type: "string" } as const;
const options = { role: option, name: option, email: option, password: option };

type Credentials = { email: string; password: string; generated: boolean };
export type UserCommand =
  | ({ action: "create"; role: Role; name: string } & Credentials)
  | ({ action: "password" } & Credentials);

/** What the command line asks for; a password is made up where none is given. */
export function parseUserCommand(args: string[]): UserCommand {
  const { action, role, name, email, password } = parse(args);
  const secret = password ?? randomBytes(12).toString("base64url");
  const access = { email, password: secret, password_confirmation: secret };
  const generated = password === undefined;
  if (action === "password" && role === undefined && name === undefined) {
    const checked = check(accessBody, access);
    return { action, email: checked.email, password: secret, generated };
  }
  if (action !== "create" || (role !== "student" && role !== "company" && role !== "admin"))
    throw new CliError(usage);
  const checked = check(signupBody, { ...access, name, terms: true });
  return { action, role, name: checked.name, email: checked.email, password: secret, generated };
}

const accessBody = z.object({ email, ...newPassword });

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, ...others] = positionals;
    if (others.length === 0) return { action, ...values };
  } catch {
    // An option that it does not know: the usage says which there are.
  }
  throw new CliError(usage);
}

function check<S extends z.core.$ZodType>(schema: S, form: object): z.output<S> {
  const checked = z.safeParse(schema, form);
  if (!checked.success) throw new CliError(checked.error.issues.map(sentence).join("\n"));
  return checked.data;
}

function sentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  return fieldMessage(String(path[0]), message);
}

export function fieldMessage(field: string, code: string): string {
  return `${field}: ${words[code as keyof typeof words] ?? code}`;
}
