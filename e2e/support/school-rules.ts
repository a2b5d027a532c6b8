import type { BodyOf } from "@/lib/core/api/endpoint";
import { changeSchoolRules, getSchoolRules } from "@/lib/school-settings/school-rules-contract";
import type { SchoolRule } from "@/lib/site";
import type { ApiClient } from "./api";
import { sql } from "./database";
import { randomKey } from "./random-key";

type Rules = BodyOf<typeof changeSchoolRules>["rules"];

/** The lock of test files that change the rules. */
export const schoolRulesLock = 7105326;

/** Resets the rules to those of a school that has not edited them. */
export const resetRules = () => sql`update school_settings set rules = null`;

/** Adds rules to the default ones, which other tests use meanwhile for their decisions. */
export async function addRules(client: ApiClient, ...added: Rules): Promise<SchoolRule[]> {
  const { rules } = (await client.call(getSchoolRules, {})).body.data;
  const response = await client.call(changeSchoolRules, { body: { rules: [...rules, ...added] } });
  return response.body.data.rules.slice(rules.length);
}

export async function deleteRules(client: ApiClient, ...ids: string[]): Promise<void> {
  const { rules } = (await client.call(getSchoolRules, {})).body.data;
  await client.call(changeSchoolRules, { body: { rules: rules.filter(({ id }) => !ids.includes(id)) } });
}

export function newRule(): { fr: string; en: string } {
  const key = randomKey();
  return { fr: `Pas de triche ${key}`, en: `No cheating ${key}` };
}
