import { beforeAll, expect, test } from "vitest";
import { setCompanyStatus } from "@/lib/companies/management-contract";
import { setUserStatus, setUserStatuses } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { companyIdOf, insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { exclusiveFile } from "../../support/exclusive-file";
import { addRules, deleteRules, newRule, resetRules, schoolRulesLock } from "../../support/school-rules";
import { admin, company, student } from "../../support/users";

exclusiveFile(schoolRulesLock, resetRules);

const school = await browserClient(await admin());
let rule = { id: "", fr: "", en: "" };
beforeAll(async () => {
  [rule = rule] = await addRules(school, newRule());
});

const reasonOfEmail = async ({ id }: { id: number }, kind: string) =>
  (await sql`select params ->> 'reason' as reason from emails where user_id = ${id} and kind = ${kind}`).map(
    ({ reason }) => reason,
  );

test("several users each read the rule in their language, with the free text", async () => {
  const people = [await student(), await student({ locale: "en" }), await student({ locale: "fr" })];
  const body = {
    ids: people.map(({ id }) => id),
    status: "suspended",
    rule: rule.id,
    reason: "Trois fois.",
  } as const;
  const { body: changed } = await school.call(setUserStatuses, { body });
  const reasons = [rule.fr, rule.en, rule.fr].map((text) => `${text} – Trois fois.`);
  expect(changed.data.map((row) => row.status_reason)).toEqual(reasons);
  for (const [index, user] of people.entries())
    expect(await reasonOfEmail(user, "account_status")).toEqual([reasons[index]]);
  const [entry] = await sql`select details from audit_log
    where action = 'status_changed' and subject_type = 'user' and subject_id = ${people[0]?.id as number}`;
  const details = { from: "active", to: "suspended", rule: rule.id, rule_fr: rule.fr, rule_en: rule.en };
  expect(entry?.details).toEqual(details);
});

test("a suspension requires a rule or a text, and the rule must exist", async () => {
  const user = await student();
  const attempt = async (change: object) => {
    const path = `/api/admin/users/${user.id}/status`;
    const body = { status: "suspended", ...change };
    const response = await school.json<{ errors?: object }>(path, { method: "PUT", body });
    return [response.status, Object.keys(response.body.errors ?? {})];
  };
  expect(await attempt({})).toEqual([422, ["reason"]]);
  expect(await attempt({ rule: " ", reason: "" })).toEqual([422, ["reason"]]);
  expect(await attempt({ rule: "honesty", reason: "Triche" })).toEqual([422, ["rule"]]);
  const [deleted] = await addRules(school, newRule());
  await deleteRules(school, String(deleted?.id));
  expect(await attempt({ rule: deleted?.id })).toEqual([422, ["rule"]]);
  const [stored] = await sql`select status from users where id = ${user.id}`;
  expect(stored?.status).toBe("active");
  expect(await attempt({ rule: rule.id })).toEqual([200, []]);
  const [suspended] = await sql`select status_reason from users where id = ${user.id}`;
  expect(suspended?.status_reason).toBe(rule.fr);
});

test("rejects a pending company for a school rule", async () => {
  const [first, second] = [
    await company({ status: "pending_verification", locale: "en" }),
    await company({ status: "pending_verification" }),
  ];
  const body = { status: "inactive", rule: rule.id } as const;
  expect((await school.call(setUserStatus, { params: { id: first.id }, body })).status).toBe(200);
  expect(await reasonOfEmail(first, "account_refused")).toEqual([rule.en]);
  const params = { id: await companyIdOf(second) };
  const rejected = await school.call(setCompanyStatus, {
    params,
    body: { status: "rejected", rule: rule.id },
  });
  expect(rejected.status).toBe(200);
  expect(await reasonOfEmail(second, "account_refused")).toEqual([rule.fr]);
});

test("each member of a suspended company reads the rule in their language", async () => {
  const owner = await company({ locale: "en" });
  const colleague = await insertColleague(owner, "recruiter");
  const params = { id: await companyIdOf(owner) };
  const withoutReason = await school.call(setCompanyStatus, { params, body: { status: "suspended" } });
  expect([withoutReason.status, Object.keys(withoutReason.body.errors ?? {})]).toEqual([422, ["reason"]]);
  const unknown = await school.call(setCompanyStatus, {
    params,
    body: { status: "suspended", rule: "honesty" },
  });
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ["rule"]]);
  const suspended = await school.call(setCompanyStatus, {
    params,
    body: { status: "suspended", rule: rule.id },
  });
  expect(suspended.body.data).toMatchObject({ status: "suspended", status_reason: rule.en });
  expect(await reasonOfEmail(owner, "company_suspended")).toEqual([rule.en]);
  expect(await reasonOfEmail(colleague, "company_suspended")).toEqual([rule.fr]);
});
