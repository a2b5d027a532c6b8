import { expect, test } from "vitest";
import { defaultSchoolRules } from "@/db/enums";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { changeSchoolRules, getSchoolRules } from "@/lib/school-settings/school-rules-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { exclusiveFile } from "../../support/exclusive-file";
import { messages } from "../../support/messages";
import { nonAdmins } from "../../support/non-admins";
import { addRules, deleteRules, newRule, resetRules, schoolRulesLock } from "../../support/school-rules";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);
const path = "/api/admin/school-settings/rules";
const listRules = async () => (await school.call(getSchoolRules, {})).body.data.rules;
exclusiveFile(schoolRulesLock, resetRules);

const defaults = defaultSchoolRules.map((id) => ({
  id,
  fr: messages.fr.moderation.rules[id],
  en: messages.en.moderation.rules[id],
}));

test("a school that has not edited its rules has the default ones", async () => {
  expect(await listRules()).toEqual(defaults);
});

test("an administrator adds, edits, moves and deletes rules, which the audit log shows", async () => {
  const [first, second] = [newRule(), newRule()];
  const added = await addRules(school, { fr: `  ${first.fr}\n`, en: first.en }, second);
  expect(added).toMatchObject([first, second]);
  const [a, b] = added;
  expect(await listRules()).toEqual([...defaults, a, b]);
  const edited = { id: String(a?.id), ...newRule() };
  const rules = [...defaults.slice(1), { ...b, ...second }, edited, ...defaults.slice(0, 1)];
  const changed = await school.call(changeSchoolRules, { body: { rules } });
  expect(changed.body.data.rules).toEqual(rules);
  const [entry] = await sql`select details from audit_log
    where action = 'school_rules_changed' and actor_id = ${principal.id} order by id desc limit 1`;
  expect(entry?.details).toMatchObject({ rules: 10 });
  expect(entry?.details.fr.split("\n")).toEqual(rules.map(({ fr }) => fr));
  expect(entry?.details.en).toContain(edited.en);
  await school.call(changeSchoolRules, { body: { rules: defaults } });
  expect(await listRules()).toEqual(defaults);
});

test("a rule cannot get the id of another one", async () => {
  const rules = [
    { id: "mine", ...newRule() },
    { id: "spam", ...newRule() },
    { id: " ", ...newRule() },
  ];
  const added = await addRules(school, ...rules);
  expect(added).toMatchObject(rules.map(({ fr, en }) => ({ fr, en })));
  const ids = (await listRules()).map(({ id }) => id);
  expect(ids).not.toContain("mine");
  expect(new Set(ids).size).toBe(11);
  expect(ids[5]).toBe("spam");
  await deleteRules(school, ...added.map(({ id }) => id));
});

test.each(nonAdmins)("%s can neither read nor change the rules", async (_, client, status) => {
  expect((await client.call(getSchoolRules, {})).status).toBe(status);
  expect((await client.call(changeSchoolRules, { body: { rules: defaults } })).status).toBe(status);
});

const rulesOf = (count: number) => Array.from({ length: count }, (_, n) => ({ fr: `R${n}`, en: `E${n}` }));
const good = { fr: "Respect", en: "Be kind" };

test.each([
  ["no rule", [], "The school needs at least one rule"],
  ["31 rules", rulesOf(31), "Thirty rules at most"],
  ["no list", "Respect", "This value is not accepted"],
  ["no English", [{ fr: "Respect", en: " \n" }], "This field is required"],
  ["no French", [good, { en: "Honesty" }], "This field is required"],
  ["a text of 201 characters", [{ fr: "x".repeat(201), en: "x" }], "This is too long"],
  [
    "a right-to-left override",
    [{ fr: "Respect", en: "\u202eBe kind" }],
    "This contains invisible characters: type it again",
  ],
  ["a null byte", [{ fr: "Resp\0ect", en: "Be kind" }], "This contains invisible characters: type it again"],
  ["a text twice", [good, { fr: "Honnêteté", en: " be  KIND" }], "This rule is already in the list"],
])("rejects %s", async (_, rules, sentence) => {
  const response = await school.json<{ errors: Record<string, string[]> }>(path, {
    method: "PUT",
    body: { rules },
  });
  expect([response.status, response.body.errors]).toEqual([422, { rules: [sentence] }]);
  expect(await listRules()).toEqual(defaults);
});

test("accepts thirty rules of 200 characters, and markup as text", async () => {
  const long = (index: number) => `<b>${index}</b> `.padEnd(200, "é");
  const added = Array.from({ length: 22 }, (_, index) => ({
    fr: long(index),
    en: `${long(index).slice(0, 199)}!`,
  }));
  const stored = await addRules(school, ...added);
  expect(stored).toMatchObject(added);
  await deleteRules(school, ...stored.map(({ id }) => id));
});

test("stores one of ten simultaneously saved lists completely, and records all in the audit log", async () => {
  const lists = Array.from({ length: 10 }, () => [...defaults, newRule(), newRule()]);
  const responses = await Promise.all(
    lists.map((rules) => school.call(changeSchoolRules, { body: { rules } })),
  );
  expect(responses.map(({ status }) => status)).toEqual(lists.map(() => 200));
  const saved = responses.map(({ body }) => body.data.rules);
  const stored = await listRules();
  expect(saved).toContainEqual(stored);
  const entries = await sql`select details ->> 'en' as texts from audit_log
    where action = 'school_rules_changed' and actor_id = ${principal.id} order by id desc limit 10`;
  const textsOf = (rules: { en: string }[]) => rules.map(({ en }) => en).join("\n");
  expect(entries.map(({ texts }) => texts).sort()).toEqual(lists.map(textsOf).sort());
  expect(entries[0]?.texts).toBe(textsOf(stored));

  // A rule that another administrator has deleted meanwhile is stored again, under a new id.
  const rule = stored[8];
  await deleteRules(school, String(rule?.id));
  const [again] = (await school.call(changeSchoolRules, { body: { rules: stored } })).body.data.rules.slice(
    8,
  );
  expect(again).toMatchObject({ fr: rule?.fr, en: rule?.en });
  expect(again?.id).not.toBe(rule?.id);
});

test("rejects the second of two lists based on the same one, whether they are saved in sequence or at once", async () => {
  const read = await listRules();
  const save = (rules: BodyOf<typeof changeSchoolRules>["rules"]) =>
    school.call(changeSchoolRules, { body: { rules, expected: { rules: read } } });
  const first = await save([...read, newRule()]);
  expect(first.status).toBe(200);
  const second = await save([...read, newRule()]);
  expect([second.status, second.body.code]).toEqual([409, "settings_edited"]);
  expect(await listRules()).toEqual(first.body.data.rules);
  await school.call(changeSchoolRules, { body: { rules: read } });
  const responses = await Promise.all(Array.from({ length: 5 }, () => save([...read, newRule()])));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test("rejects the next call of an administrator who is demoted meanwhile", async () => {
  const demoted = await admin();
  const client = await browserClient(demoted);
  expect((await client.call(getSchoolRules, {})).status).toBe(200);
  await sql`update users set role = 'student' where id = ${demoted.id}`;
  expect((await client.call(changeSchoolRules, { body: { rules: defaults } })).status).toBe(403);
});
