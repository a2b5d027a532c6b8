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

/** For details that anonymisation has removed, or that an earlier version did not write. */
const defaultValues: Record<string, string | number> = {
  action: "",
  by: "",
  changed: 0,
  company: "…",
  count: 0,
  created: 0,
  email: "…",
  factor: "",
  from: "",
  group: "…",
  groups: 0,
  hasRule: "no",
  hasSubject: "no",
  isOverturned: "",
  linked: 0,
  members: 0,
  role: "",
  rule: "",
  status: "",
  subject: "…",
  to: "",
  user_name: "…",
};

/**
 * Describes the action and its subject, without the user who acted. `t` is of the namespace `audit`. An export has
 * hundreds of thousands of entries: an object is filled faster than it is put together from others.
 */
export function describeEntry(
  t: Translate,
  locale: Locale,
  { action, subject, details }: AuditEntry,
): string {
  if (!isAction(action)) return action;
  const values = { ...defaultValues };
  for (const name in details) {
    const value = details[name];
    values[name] = typeof value === "number" ? value : String(value ?? "");
  }
  const { [`rule_${locale}`]: rule, group_name: group } = details;
  if (group) values.group = t("quoted", { name: String(group) });
  values.rule = String(rule ?? "");
  values.hasRule = rule ? "yes" : "no";
  values.subject = subject ? nameSubject(t, subject) : "…";
  values.hasSubject = subject ? "yes" : "no";
  return t(`actions.${action}`, values);
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
