import { auditActions } from "@/lib/core/audit/actions";
import type { Locale } from "@/lib/core/i18n/locales";
import type { AuditEntry } from "./contract";

type Action = (typeof auditActions)[number];
type Translate = (
  key: `actions.${Action}` | `subjects.${Subject}` | "quoted",
  values: Record<string, string | number>,
) => string;

const subjects = [
  "announcement",
  "application",
  "comment",
  "company",
  "decision",
  "event",
  "group",
  "job",
  "message",
  "post",
  "profile",
  "user",
] as const;
type Subject = (typeof subjects)[number];

/** A placeholder for details that anonymisation has removed, or that an earlier version did not write. */
const missing = {
  action: "",
  by: "",
  company: "…",
  email: "…",
  factor: "",
  from: "",
  group: "…",
  isOverturned: "",
  role: "",
  to: "",
  user_name: "…",
};

/** Describes the action and its subject, without the user who acted. `t` is of the namespace `audit`. */
export function describeEntry(
  t: Translate,
  locale: Locale,
  { action, subject, details }: AuditEntry,
): string {
  if (!isAction(action)) return action;
  const { [`rule_${locale}`]: rule, group_name: group } = details;
  const words = Object.entries(details).map(
    ([name, value]) => [name, typeof value === "number" ? value : String(value ?? "")] as const,
  );
  return t(`actions.${action}`, {
    ...missing,
    status: "",
    count: 0,
    created: 0,
    linked: 0,
    changed: 0,
    groups: 0,
    members: 0,
    ...Object.fromEntries(words),
    ...(group && { group: t("quoted", { name: String(group) }) }),
    rule: String(rule ?? ""),
    hasRule: rule ? "yes" : "no",
    subject: subject ? nameSubject(t, subject) : "…",
    hasSubject: subject ? "yes" : "no",
  });
}

function nameSubject(t: Translate, { type, id, name }: NonNullable<AuditEntry["subject"]>): string {
  if (type === "user" && name !== null) return name;
  const label = name === null ? id : t("quoted", { name });
  return isSubject(type) ? t(`subjects.${type}`, { id: label }) : `${type} ${id}`;
}

function isAction(action: string): action is Action {
  return auditActions.includes(action as Action);
}

function isSubject(type: string): type is Subject {
  return subjects.includes(type as Subject);
}
