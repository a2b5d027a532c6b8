import { afterAll, expect, test } from "vitest";
import type { LogoGround } from "@/db/enums";
import { changeLogo, getLogo } from "@/lib/school-settings/logo-contract";
import { browserClient, form } from "../../support/api";
import { sql } from "../../support/database";
import { imageFile } from "../../support/images";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

// Stores no logo, because other tests read the pages meanwhile (edited-site.test.ts stores one).
afterAll(() => sql`update school_settings set logo_ground = 'light'`);

test("an administrator reads and changes the background of the logo, which the audit log shows", async () => {
  const changed = await school.call(changeLogo, { body: { ground: "dark", remove_logo: false } });
  expect(changed.body.data).toEqual({ logo_url: null, width: null, height: null, ground: "dark" });
  expect((await school.call(getLogo, {})).body.data).toEqual(changed.body.data);
  const entries = await sql`select details from audit_log
    where action = 'logo_changed' and actor_id = ${principal.id}`;
  expect(entries.map((entry) => entry.details)).toEqual([{ logo: "unchanged", ground: "dark" }]);
});

test("does not replace a logo that another administrator has changed since it was read", async () => {
  const change = (expected: { ground?: LogoGround; logo_url?: string | null }) =>
    school.call(changeLogo, { body: form({ ground: "dark", expected: JSON.stringify(expected) }) });
  await change({});
  expect((await change({ ground: "light" })).body.code).toBe("settings_edited");
  expect((await change({ logo_url: "/storage/images/theirs.png" })).body.code).toBe("settings_edited");
  expect((await change({ ground: "dark", logo_url: null })).body.data.ground).toBe("dark");
});

test.each(nonAdmins)("%s can neither read nor change the logo", async (_, client, status) => {
  expect((await client.call(getLogo, {})).status).toBe(status);
  const body = form({ ground: "none", logo: [await imageFile()] });
  expect((await client.call(changeLogo, { body })).status).toBe(status);
});

test("rejects a change by an administrator who was suspended", async () => {
  const user = await admin();
  const client = await browserClient(user);
  expect((await client.call(getLogo, {})).status).toBe(200);
  await sql`update users set status = 'suspended' where id = ${user.id}`;
  expect((await client.call(changeLogo, { body: { ground: "none" } })).status).toBeGreaterThanOrEqual(401);
  const [row] = await sql`select logo_path from school_settings`;
  expect(row?.logo_path).toBeNull();
});

const image = (content: BlobPart) => new File([content], "logo.png", { type: "image/png" });

test.each([
  ["an SVG file", image("<svg onload=alert(1)>"), 415],
  ["a damaged image", image(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])), 422],
  ["a file of more than 5 MB", image(new Uint8Array(5 * 1024 * 1024 + 1)), 413],
])("rejects %s", async (_, file, status) => {
  const response = await school.call(changeLogo, { body: form({ ground: "none", logo: [file] }) });
  expect(response.status).toBe(status);
  expect(response.body.message).toBeTruthy();
  expect((await school.call(getLogo, {})).body.data.logo_url).toBeNull();
});

test.each([[""], ["red"], ["li\0ght"], ["x".repeat(10_000)]])("rejects the background %j", async (ground) => {
  const path = "/api/admin/school-settings/logo";
  const response = await school.json<{ errors: object }>(path, { method: "PUT", body: { ground } });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["ground"]]);
});
