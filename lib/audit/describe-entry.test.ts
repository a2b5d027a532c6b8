import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { auditActions } from "@/lib/core/audit/actions";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import type { AuditEntry } from "./contract";
import { describeEntry } from "./describe-entry";

function describeIn(locale: Locale, entry: Partial<AuditEntry>): string {
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "audit", onError });
  const blank = { id: 1, action: "", actor: null, subject: null, address: null, details: {}, created_at: "" };
  return describeEntry(t, locale, { ...blank, ...entry });
}

const subject = { type: "user", id: 7, name: "Inès Moreau" };

test.each(auditActions)("describes %s in both languages, even without details", (action) => {
  for (const locale of ["fr", "en"] as const) {
    expect(describeIn(locale, { action, subject })).not.toContain("actions.");
    expect(describeIn(locale, { action })).not.toContain("actions.");
  }
});

test("names the subject and the change", () => {
  const details = { from: "active", to: "banned" };
  expect(describeIn("en", { action: "status_changed", subject, details })).toBe(
    "Changed the status of Inès Moreau: active → banned",
  );
  const post = { type: "post", id: 12, name: null };
  expect(describeIn("fr", { action: "post_pinned", subject: post })).toBe("A épinglé la publication 12");
  expect(describeIn("en", { action: "sign_in_failed" })).toBe("Failed to sign in to an unknown account");
  expect(describeIn("en", { action: "of_another_version" })).toBe("of_another_version");
});

test("names users and groups instead of their ids", () => {
  const post = { type: "post", id: 12, name: null };
  const assigned = {
    action: "queue_item_assigned",
    subject: post,
    details: { to: 7, user_name: "Inès Moreau" },
  };
  expect(describeIn("fr", assigned)).toBe("A confié la publication 12 à Inès Moreau");
  expect(describeIn("fr", { ...assigned, details: { to: "nobody" } })).toBe(
    "A retiré l’attribution : la publication 12",
  );
  const banned = { action: "group_member_banned", subject, details: { group: 3, group_name: "Échecs" } };
  expect(describeIn("en", banned)).toBe("Banned Inès Moreau from group “Échecs”");
  const company = { type: "company", id: 5, name: "Atelier" };
  const details = { owner: 7, user_name: "Inès Moreau" };
  expect(describeIn("fr", { action: "company_handed_over", subject: company, details })).toBe(
    "A confié l’entreprise « Atelier » à Inès Moreau",
  );
});

test("names the rule of a decision in the viewer's language if the entry has it", () => {
  const details = {
    action: "hide",
    rule: "a1",
    rule_fr: "Pas d’insultes",
    rule_en: "No insults",
    reports: 2,
  };
  const about = { type: "post", id: 12, name: null };
  expect(describeIn("fr", { action: "reports_decided", subject: about, details })).toBe(
    "A traité les signalements sur la publication 12 : contenu masqué (« Pas d’insultes »)",
  );
  expect(describeIn("en", { action: "reports_decided", subject: about, details })).toBe(
    "Decided on the reports about post 12: content hidden (“No insults”)",
  );
  const held = { action: "held_content_decided", subject: about } as const;
  expect(describeIn("en", { ...held, details: { ...details, action: "reject" } })).toBe(
    "Rejected post 12, which the rules held back (“No insults”)",
  );
  expect(describeIn("en", { ...held, details: { action: "accept", rule: null } })).toBe(
    "Accepted post 12, which the rules held back",
  );
});
