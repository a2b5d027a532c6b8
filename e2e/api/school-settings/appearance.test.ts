import { afterAll, expect, test } from "vitest";
import { changeAppearance, getAppearance } from "@/lib/school-settings/appearance-contract";
import { defaultAccent } from "@/lib/site";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

// Leaves the appearance unchanged, because other tests read the pages meanwhile.
const body = { accent: defaultAccent };
afterAll(() => sql`update school_settings set accent = null where accent = ${defaultAccent}`);

test("an administrator reads and changes the accent colour, which the audit log shows", async () => {
  const changed = await school.call(changeAppearance, {
    body: { accent: ` ${defaultAccent.toUpperCase()} ` },
  });
  expect(changed.body.data).toEqual(body);
  expect((await school.call(getAppearance, {})).body.data).toEqual(body);
  const entries = await sql`select details from audit_log
    where action = 'appearance_changed' and actor_id = ${principal.id}`;
  expect(entries.map((entry) => entry.details)).toEqual([body]);
});

test("does not replace an accent that another administrator has changed since it was read", async () => {
  const change = (accent: string) =>
    school.call(changeAppearance, { body: { ...body, expected: { accent } } });
  expect((await change("#1f5387")).body.code).toBe("settings_edited");
  expect((await change(defaultAccent)).body.data).toEqual(body);
});

test.each(nonAdmins)("%s can neither read nor change the appearance", async (_, client, status) => {
  expect((await client.call(getAppearance, {})).status).toBe(status);
  expect((await client.call(changeAppearance, { body })).status).toBe(status);
});

const sentence = "Enter a colour such as #1d5a3d";

test.each([
  ["", sentence],
  ["green", sentence],
  ["#fff", sentence],
  ["#1d5a3d80", sentence],
  ["#1d5a3d;background:url(//elsewhere.example)", sentence],
  [7, "This field is required"],
])("rejects the colour %j", async (accent, expected) => {
  const path = "/api/admin/school-settings/appearance";
  const response = await school.json<{ errors: Record<string, string[]> }>(path, {
    method: "PUT",
    body: { accent },
  });
  expect([response.status, response.body.errors.accent]).toEqual([422, [expected]]);
});
