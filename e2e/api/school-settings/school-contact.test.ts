import { expect, test } from "vitest";
import { changeSchoolContact, getSchoolContact } from "@/lib/school-settings/contact-contract";
import { contact } from "@/lib/site";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

// Stores the details unchanged, because other tests read the public pages meanwhile.
test("an administrator reads and changes the contact details, which the audit log shows", async () => {
  const body = { ...contact, name: `  ${contact.name} `, phone: contact.phone.replace(" ", "  ") };
  const changed = await school.call(changeSchoolContact, { body });
  expect(changed.body.data).toEqual(contact);
  expect((await school.call(getSchoolContact, {})).body.data).toEqual(contact);
  const [entry] = await sql`select details from audit_log
    where action = 'school_contact_changed' and actor_id = ${principal.id}`;
  expect(entry?.details).toEqual(contact);
});

test("a change keeps details that it does not contain", async () => {
  const changed = await school.call(changeSchoolContact, { body: { phone: contact.phone } });
  expect([changed.status, changed.body.data]).toEqual([200, contact]);
});

test("does not replace a detail that another administrator has changed since it was read", async () => {
  const { phone, city } = contact;
  const change = (read: { phone: string; city?: string }) =>
    school.call(changeSchoolContact, { body: { phone, expected: read } });
  expect((await change({ phone: "+33 2 00 00 00 00" })).body.code).toBe("settings_edited");
  expect((await change({ phone, city: "Nantes" })).body.code).toBe("settings_edited");
  expect((await change({ phone, city })).body.data).toEqual(contact);
});

test.each(nonAdmins)("%s can neither read nor change the details", async (_, client, status) => {
  expect((await client.call(getSchoolContact, {})).status).toBe(status);
  expect((await client.call(changeSchoolContact, { body: contact })).status).toBe(status);
});

test("rejects the next call of an administrator who is demoted meanwhile", async () => {
  const demoted = await admin();
  const client = await browserClient(demoted);
  expect((await client.call(changeSchoolContact, { body: contact })).status).toBe(200);
  await sql`update users set role = 'student' where id = ${demoted.id}`;
  expect((await client.call(changeSchoolContact, { body: contact })).status).toBe(403);
});

const emailSentence = "Please enter a valid email address";
const phoneSentence = "Enter a number such as +33 2 61 91 42 17";

test.each([
  ["name", " ", "This field is required"],
  ["name", "x".repeat(81), "This is too long"],
  ["name", "\u202eecole", "This contains invisible characters: type it again"],
  ["city", 35000, "This field is required"],
  ["country", "France", "This value is not accepted"],
  ["country", "ZZ", "This value is not accepted"],
  ["email", "", "Email is required"],
  ["email", "bonjour", emailSentence],
  ["phone", "call us", phoneSentence],
  ["phone", "+33", phoneSentence],
  ["phone", "+33 2 61 91 42 17\u0000", "This contains invisible characters: type it again"],
  ["privacy_email", "the office", emailSentence],
])("rejects %s as %j", async (field, value, sentence) => {
  const response = await school.json<{ errors: Record<string, string[]> }>(
    "/api/admin/school-settings/contact",
    { method: "PUT", body: { ...contact, [field]: value } },
  );
  expect([response.status, response.body.errors[field]]).toEqual([422, [sentence]]);
});
