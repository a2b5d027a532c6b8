import { randomUUID } from "node:crypto";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db, type ReadDatabase, type Transaction } from "@/db/client";
import { defaultSchoolRules } from "@/db/enums";
import { schoolSettings } from "@/db/schema/school-settings";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { InBoth, SchoolRule } from "@/lib/site";
import { requireExpected } from "./require-expected";
import { type changeSchoolRules as changeEndpoint, schoolRulesBody } from "./school-rules-contract";

/** The rules until an administrator edits them. */
const defaultRules: readonly SchoolRule[] = defaultSchoolRules.map((id) => ({
  id,
  fr: messagesFor("fr").moderation.rules[id],
  en: messagesFor("en").moderation.rules[id],
}));

const defaultTexts = Object.fromEntries(defaultRules.map(({ id, fr, en }) => [id, { fr, en }]));

/** The text of a decision's rule. Decisions made before a school could edit its rules name a default one. */
export function decidedRuleTextOf(columns: { rule: SQLWrapper; ruleText: SQLWrapper }): SQL<InBoth | null> {
  return sql`coalesce(${columns.ruleText}, ${JSON.stringify(defaultTexts)}::jsonb -> ${columns.rule})`;
}

export async function getSchoolRules(_viewer: Viewer<"admin">): Promise<SchoolRule[]> {
  return readRules(db);
}

export function changeSchoolRules(
  viewer: Viewer<"admin">,
  { rules, expected }: BodyOf<typeof changeEndpoint>,
): Promise<SchoolRule[]> {
  return runTransaction(viewer, async (tx) => {
    await tx.select({ id: schoolSettings.id }).from(schoolSettings).for("update");
    const before = await readRules(tx);
    requireExpected(schoolRulesBody, { rules: before }, expected);
    const changed = withIds(rules, before);
    await tx.update(schoolSettings).set({ rules: changed, updatedAt: sql`now()` });
    const textsIn = (locale: Locale) => changed.map((rule) => rule[locale]).join("\n");
    const details = { rules: changed.length, fr: textsIn("fr"), en: textsIn("en") };
    await recordAudit(tx, viewer, "school_rules_changed", null, details);
    return changed;
  });
}

/** Throws for a rule that the school does not have, or no longer. */
export async function findSchoolRule(tx: Transaction, id: string | undefined): Promise<SchoolRule | null> {
  if (id === undefined) return null;
  const rule = (await readRules(tx)).find((candidate) => candidate.id === id);
  if (!rule) throw invalid("rule", "rule_unknown");
  return rule;
}

/** The reason of a decision in `locale`; undefined without a rule and a text. */
export function reasonIn(
  locale: Locale | null,
  { rule, text }: { rule?: InBoth | null | undefined; text?: string | undefined },
): string | undefined {
  return [rule?.[locale ?? defaultLocale], text].filter(Boolean).join(" – ") || undefined;
}

/** The details about a rule in an entry of the audit log. */
export function ruleDetails(rule: SchoolRule | null | undefined) {
  return rule ? { rule: rule.id, rule_fr: rule.fr, rule_en: rule.en } : {};
}

async function readRules(database: ReadDatabase): Promise<SchoolRule[]> {
  const [row] = await database.select({ rules: schoolSettings.rules }).from(schoolSettings);
  if (!row) throw new AppError("internal");
  return row.rules ?? [...defaultRules];
}

type Sent = BodyOf<typeof changeEndpoint>["rules"];

function withIds(rules: Sent, stored: readonly SchoolRule[]): SchoolRule[] {
  const remainingIds = new Set(stored.map(({ id }) => id));
  return rules.map(({ id, fr, en }) => ({
    id: id !== undefined && remainingIds.delete(id) ? id : randomUUID(),
    fr,
    en,
  }));
}
