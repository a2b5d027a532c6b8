import { expect, test } from "vitest";
import { listAuditLog } from "@/lib/audit/contract";
import { appealDecision, getDecision, listAppeals } from "@/lib/moderation/decisions-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { changeSchoolRules, getSchoolRules } from "@/lib/school-settings/school-rules-contract";
import { getUserDetails } from "@/lib/users/details-contract";
import messagesEn from "@/messages/en/moderation.json" with { type: "json" };
import messagesFr from "@/messages/fr/moderation.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { exclusiveFile } from "../../support/exclusive-file";
import { insertDecision, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { addRules, deleteRules, newRule, resetRules, schoolRulesLock } from "../../support/school-rules";
import { admin, student } from "../../support/users";

exclusiveFile(schoolRulesLock, resetRules);

const moderator = await browserClient(await admin());

async function reportedPost(options: Parameters<typeof student>[0] = {}) {
  const by = await student(options);
  const { id } = await insertPost({ by, content: "Un texte blessant" });
  return { id, by, params: { id: await insertReport("post", id) } };
}

async function addRule() {
  const [rule] = await addRules(moderator, newRule());
  if (!rule) throw new Error("no rule");
  return rule;
}

test("a decision keeps the text of its rule when the rule is changed or deleted", async () => {
  const { id: rule, ...text } = await addRule();
  const { by, params } = await reportedPost({ locale: "en" });
  const body = { action: "hide" as const, rule, explanation: "Insultes" };
  const decided = await moderator.call(decideReports, { params, body });
  const { rules } = (await moderator.call(getSchoolRules, {})).body.data;
  const edited = rules.map((schoolRule) =>
    schoolRule.id === rule ? { id: rule, fr: "Autre", en: "Other" } : schoolRule,
  );
  await moderator.call(changeSchoolRules, { body: { rules: edited } });

  const statement = { params: { id: Number(decided.body.data.id) } };
  const author = await browserClient(by);
  const expected = { rule, rule_text: text };
  expect((await author.call(getDecision, statement)).body.data).toMatchObject(expected);
  await deleteRules(moderator, rule);
  const appealed = await author.call(appealDecision, { ...statement, body: { text: "Non" } });
  expect(appealed.body.data).toMatchObject(expected);
  const appeals = (await moderator.call(listAppeals, { query: { per_page: "100" } })).body.data.data;
  expect(appeals.find(({ id }) => id === statement.params.id)).toMatchObject(expected);
  const { decisions } = (await moderator.call(getUserDetails, { params: { id: by.id } })).body.data;
  expect(decisions).toMatchObject([expected]);
  const [email] =
    await sql`select params from emails where user_id = ${by.id} and kind = 'content_moderated'`;
  expect(email?.params.reason, "in the author's language").toBe(`${text.en} – Insultes`);
  const { data } = (await moderator.call(listAuditLog, { query: { action: "reports_decided" } })).body;
  const details = { rule_fr: text.fr, rule_en: text.en };
  expect(data.filter((entry) => entry.details.rule === rule)).toMatchObject([{ details }]);
});

test("rejects a decision with an unknown or deleted rule", async () => {
  const deleted = await addRule();
  await deleteRules(moderator, deleted.id);
  const { params, id } = await reportedPost();
  for (const rule of ["honesty", deleted.id]) {
    const rejected = await moderator.call(decideReports, { params, body: { action: "hide", rule } });
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors).toEqual({ rule: ["This rule no longer exists: choose another one"] });
  }
  const [row] = await sql`select status from reports where id = ${params.id}`;
  const [hidden] = await sql`select status from posts where id = ${id}`;
  expect([row?.status, hidden?.status]).toEqual(["pending", "published"]);
  const decided = await moderator.call(decideReports, { params, body: { action: "hide", rule: "spam" } });
  expect(decided.status).toBe(200);
});

test("rejects a held text for a school rule, but not for an unknown one", async () => {
  const rule = await addRule();
  const by = await student();
  const { id: subject_id } = await insertPost({ by, content: "Retenu" });
  await sql`update posts set status = 'pending', held_for = 'word', held_word = 'x', held_at = now() where id = ${subject_id}`;
  const body = { subject: "held_post", subject_id, action: "reject" } as const;
  const rejected = await moderator.call(decideHeld, { body: { ...body, rule: "honesty" } });
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ["rule"]]);
  expect((await moderator.call(decideHeld, { body: { ...body, rule: rule.id } })).status).toBe(200);
  const [decision] = await sql`select rule, rule_text from moderation_decisions where author_id = ${by.id}`;
  expect(decision).toEqual({ rule: rule.id, rule_text: { fr: rule.fr, en: rule.en } });
});

test("a suspension shows the rule as its reason, in the user's language", async () => {
  const rule = await addRule();
  const { by, params } = await reportedPost();
  await moderator.call(decideReports, { params, body: { action: "suspend", rule: rule.id } });
  const [user] = await sql`select status, status_reason from users where id = ${by.id}`;
  expect(user).toEqual({ status: "suspended", status_reason: rule.fr });
});

test("a decision from before the rules became editable shows a default rule", async () => {
  const author = await student();
  const params = { id: await insertDecision(author) };
  const expected = { rule: "spam", rule_text: { fr: messagesFr.rules.spam, en: messagesEn.rules.spam } };
  expect((await (await browserClient(author)).call(getDecision, { params })).body.data).toMatchObject(
    expected,
  );
  const details = (await moderator.call(getUserDetails, { params: { id: author.id } })).body.data;
  expect(details.decisions).toMatchObject([expected]);
});
