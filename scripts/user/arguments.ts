import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { signupBody } from "@/lib/accounts/contract";
import type { Role } from "@/lib/auth/viewer";
import words from "@/messages/en/validation.json";
import { Refusal } from "../refusal";

const usage =
  "Usage: npm run user -- create --role student|company|admin --name NAME --email ADDRESS [--password PASSWORD]";

const option = { type: "string" } as const;
const options = { role: option, name: option, email: option, password: option };

export type Wanted = { role: Role; name: string; email: string; password: string; generated: boolean };

/** The account that the command line asks for; a password is made up where none is given. */
export function newAccount(args: string[]): Wanted {
  const { role, name, email, password } = parse(args);
  if (role !== "student" && role !== "company" && role !== "admin") throw new Refusal(usage);
  const secret = password ?? randomBytes(12).toString("base64url");
  const form = { name, email, password: secret, password_confirmation: secret, terms: true };
  const checked = signupBody.safeParse(form);
  if (!checked.success) throw new Refusal(checked.error.issues.map(sentence).join("\n"));
  return { role, name: checked.data.name, email: checked.data.email, password: secret, generated: !password };
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.join() === "create") return values;
  } catch {
    // An option that it does not know: the usage says which there are.
  }
  throw new Refusal(usage);
}

function sentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${String(path[0])}: ${words[message as keyof typeof words] ?? message}`;
}
