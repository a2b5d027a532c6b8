import type { Role, UserStatus } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";
import { foldText } from "@/lib/core/text/fold-text";
import { profiles } from "../jobs/profiles";
import { admins } from "./admins";
import { companies } from "./companies";
import { newcomers } from "./newcomers";
import { students } from "./students";

export type UserFixture = {
  /** The user's key in the fixtures. */
  key: string;
  name: string;
  location: string;
  locale: Locale | null;
  /** Days since the account was created. */
  joined: number;
  email?: string;
  status?: UserStatus;
  statusReason?: string;
};

export type SeedUser = UserFixture & { role: Role };

/** The three accounts whose password is published; their language is unset, so that the browser's applies. */
export const demoAccounts = ["student@demo.preau", "company@demo.preau", "admin@demo.preau"];
export const demoPassword = "preau-demo";

/** All users, in the order of their sign-up. */
export function listSeedUsers(): SeedUser[] {
  return [
    ...admins.map((user) => ({ ...user, role: "admin" as const })),
    ...companies.map((user) => ({ ...user, role: "company" as const })),
    ...[...students, ...newcomers].map((user) => ({ ...user, role: "student" as const })),
  ].sort((a, b) => b.joined - a.joined);
}

/** A readable name for emails and mentions, unique in the demo school. */
export function usernameOf(name: string): string {
  return foldText(name.replace(/ı/g, "i")).replace(/[^a-z0-9]+/g, ".");
}

/** A recruiter's email is of the domain of their company's website. */
export function emailOf(user: UserFixture): string {
  const company = Object.values(profiles).find(({ members }) => user.key in members);
  const domain = company ? new URL(company.website).hostname : "demo.preau";
  return user.email ?? `${usernameOf(user.name)}@${domain}`;
}
