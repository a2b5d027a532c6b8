import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { type Role, roles } from "@/db/enums";
import { defaultLocale, isLocale, type Locale } from "@/lib/core/i18n/locales";
import { email, newPassword } from "@/lib/core/schemas/account-fields";
import { companySignupBody, signupBody } from "@/lib/users/contract";
import messages from "@/messages/en/validation.json";
import { CliError } from "../cli-error";

const usage = `Usage: npm run user -- create --role student|admin --name NAME --email ADDRESS [--locale fr|en] [--password PASSWORD]
       npm run user -- create --role company --company COMPANY --name NAME --email ADDRESS [--locale fr|en] [--password PASSWORD]
       npm run user -- password --email ADDRESS [--password PASSWORD]
       npm run user -- remove-two-factor --email ADDRESS`;

const option = { type: "string" } as const;
const options = {
  role: option,
  company: option,
  name: option,
  email: option,
  locale: option,
  password: option,
};

/** `isGenerated` is true when no password was given, so that the command prints it. */
type Credentials = { email: string; password: string; isGenerated: boolean };
export type CreateCommand = {
  action: "create";
  role: Role;
  name: string;
  company?: string;
  locale: Locale;
} & Credentials;
export type UserCommand =
  | CreateCommand
  | ({ action: "password" } & Credentials)
  | { action: "remove-two-factor"; email: string; isGenerated: false };

export function parseUserCommand(args: string[]): UserCommand {
  const { action, email: address, password: passwordOption, ...createOptions } = parse(args);
  const { role, company, name, locale = defaultLocale } = createOptions;
  const password = passwordOption ?? randomBytes(12).toString("base64url");
  const credentials = { email: address, password, password_confirmation: password };
  const isGenerated = passwordOption === undefined;
  const hasNoCreateOptions = Object.values(createOptions).every((value) => value === undefined);
  if (action === "remove-two-factor" && hasNoCreateOptions && passwordOption === undefined)
    return { action, email: validate(z.object({ email }), { email: address }).email, isGenerated: false };
  if (action === "password" && hasNoCreateOptions)
    return { action, email: validate(passwordBody, credentials).email, password, isGenerated };
  if (action !== "create" || !isRole(role) || !isLocale(locale)) throw new CliError(usage);
  if (role !== "company" && company !== undefined) throw new CliError(usage);
  const form = { ...credentials, name, terms: true };
  const command = { action, role, locale, password, isGenerated } as const;
  if (role !== "company") {
    const user = validate(signupBody, form);
    return { ...command, name: user.name, email: user.email };
  }
  const user = validate(companySignupBody, { ...form, company_name: company });
  return { ...command, name: user.name, email: user.email, company: user.company_name };
}

const passwordBody = z.object({ email, ...newPassword });

function parse(args: string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args,
      options,
      allowPositionals: true,
      tokens: true,
    });
    const [action, ...others] = positionals;
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    if (others.length === 0 && new Set(names).size === names.length) return { action, ...values };
  } catch {
    // For an unknown option or one without a value, prints the usage, which lists the valid ones.
  }
  throw new CliError(usage);
}

function isRole(value: string | undefined): value is Role {
  return roles.some((role) => role === value);
}

function validate<S extends z.core.$ZodType>(schema: S, form: object): z.output<S> {
  const result = z.safeParse(schema, form);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => fieldMessage(String(path[0]), message));
  throw new CliError(lines.join("\n"));
}

export function fieldMessage(field: string, code: string): string {
  return `${field}: ${messages[code as keyof typeof messages] ?? code}`;
}
