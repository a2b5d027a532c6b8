import { expect, test } from "vitest";
import {
  changeLegalNotice,
  getLegalNotice,
  legalNoticeLimits,
} from "@/lib/school-settings/legal-notice-contract";
import { defaultSite } from "@/lib/site";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);
const { legalNotice } = defaultSite;

// Stores the notice unchanged, because other tests read the public pages meanwhile.
test("an administrator reads and changes the legal notice, which the audit log shows", async () => {
  const body = { ...legalNotice, director: "  ", host: " \r\n " };
  expect((await school.call(changeLegalNotice, { body })).body.data).toEqual(legalNotice);
  expect((await school.call(getLegalNotice, {})).body.data).toEqual(legalNotice);
  const [entry] = await sql`select details from audit_log
    where action = 'legal_notice_changed' and actor_id = ${principal.id}`;
  expect(entry?.details).toEqual(legalNotice);
});

test("does not replace a line that another administrator has changed since it was read", async () => {
  const change = (director: string) =>
    school.call(changeLegalNotice, { body: { host: "", expected: { director } } });
  expect((await change("Ada Roux")).body.code).toBe("settings_edited");
  expect((await change("")).body.data).toEqual(legalNotice);
});

test.each(nonAdmins)("%s can neither read nor change the legal notice", async (_, client, status) => {
  expect((await client.call(getLegalNotice, {})).status).toBe(status);
  expect((await client.call(changeLegalNotice, { body: legalNotice })).status).toBe(status);
});

const long = "This is too long";

test.each([
  ["publisher", "x".repeat(legalNoticeLimits.publisher + 1), long],
  ["registration_number", "x".repeat(legalNoticeLimits.registrationNumber + 1), long],
  ["director", "x".repeat(legalNoticeLimits.director + 1), long],
  ["host", "x".repeat(legalNoticeLimits.host + 1), long],
  ["providers", "x".repeat(legalNoticeLimits.providers + 1), long],
  ["director", "\u202eAda", "This contains invisible characters: type it again"],
  ["host", 35000, "This field is required"],
])("rejects %s as %j", async (field, value, sentence) => {
  const response = await school.json<{ errors: Record<string, string[]> }>(
    "/api/admin/school-settings/legal-notice",
    { method: "PUT", body: { ...legalNotice, [field]: value } },
  );
  expect([response.status, response.body.errors[field]]).toEqual([422, [sentence]]);
});
