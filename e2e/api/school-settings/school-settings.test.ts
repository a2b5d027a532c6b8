import { expect, test } from "vitest";
import { changeSchoolSettings, getSchoolSettings } from "@/lib/school-settings/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { defaultSchoolSettings } from "../../support/school-settings";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

test("an administrator reads and changes the settings, which the audit log shows", async () => {
  const changed = await school.call(changeSchoolSettings, {
    body: { ...defaultSchoolSettings, email_domains: [] },
  });
  expect(changed.body.data).toEqual(defaultSchoolSettings);
  expect((await school.call(getSchoolSettings, {})).body.data).toEqual(defaultSchoolSettings);
  const entries = await sql`select details from audit_log
    where action = 'school_settings_changed' and actor_id = ${principal.id}`;
  expect(entries).toMatchObject([{ details: { student_sign_up: "open", audit_log_months: 12 } }]);
});

test("a change keeps settings that it does not contain", async () => {
  const changed = await school.call(changeSchoolSettings, { body: { audit_log_months: 12 } });
  expect([changed.status, changed.body.data]).toEqual([200, defaultSchoolSettings]);
});

test("does not replace a setting that another administrator has changed since it was read", async () => {
  const change = (read: string[]) =>
    school.call(changeSchoolSettings, { body: { email_domains: [], expected: { email_domains: read } } });
  expect((await change(["ecole.example"])).body.code).toBe("settings_edited");
  expect((await change([])).body.data).toEqual(defaultSchoolSettings);
});

test.each(nonAdmins)("%s can neither read nor change the settings", async (_, client, status) => {
  const body = { ...defaultSchoolSettings, email_domains: [] };
  expect((await client.call(getSchoolSettings, {})).status).toBe(status);
  expect((await client.call(changeSchoolSettings, { body })).status).toBe(status);
});

test.each([
  ["student_sign_up", "sometimes", "This value is not accepted"],
  ["email_domains", ["ecole"], "Enter domains such as school.org, one per line"],
  ["email_domains", ["student@ecole.fr"], "Enter domains such as school.org, one per line"],
  ["email_domains", Array.from({ length: 21 }, (_, n) => `d${n}.example`), "Twenty domains at most"],
  ["audit_log_months", 0, "This number is too small"],
  ["audit_log_months", 121, "This number is too large"],
  ["contact_message_months", 0, "This number is too small"],
  ["email_months", 121, "This number is too large"],
  ["time_zone", "Europe/Rennes", "This value is not accepted"],
  ["time_zone", "' or 1=1", "This value is not accepted"],
  ["audit_log_months", "a year", "This is not a whole number"],
])("rejects %s as %j", async (field, value, sentence) => {
  const response = await school.json("/api/admin/school-settings", {
    method: "PUT",
    body: { ...defaultSchoolSettings, [field]: value },
  });
  expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } });
});
