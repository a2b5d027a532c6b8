import { expect, test } from "vitest";
import { changeLanding, getLanding } from "@/lib/school-settings/landing-contract";
import { landing } from "@/lib/site";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

// Stores the content unchanged, because other tests read the landing page meanwhile.
test("an administrator reads and changes the landing page, which the audit log shows", async () => {
  const [first, ...others] = landing.testimonials;
  const body = { ...landing, testimonials: [{ ...first, name: `  ${first?.name} ` }, ...others] };
  const changed = await school.json<{ data: unknown }>("/api/admin/school-settings/landing", {
    method: "PUT",
    body,
  });
  expect([changed.status, changed.body.data]).toEqual([200, landing]);
  expect((await school.call(getLanding, {})).body.data).toEqual(landing);
  const entries = await sql`select from audit_log
    where action = 'landing_changed' and actor_id = ${principal.id}`;
  expect(entries).toHaveLength(1);
});

test("a change keeps parts that it does not contain", async () => {
  const { data } = (await school.call(changeLanding, { body: { claims: landing.claims } })).body;
  expect(data).toEqual(landing);
});

test("does not replace a part that another administrator has changed since it was read", async () => {
  const { testimonials } = landing;
  const change = (read: typeof testimonials) =>
    school.call(changeLanding, { body: { testimonials, expected: { testimonials: read } } });
  expect((await change(testimonials.slice(1))).body.code).toBe("settings_edited");
  expect((await change(testimonials)).body.data).toEqual(landing);
});

test.each(nonAdmins)("%s can neither read nor change the landing page", async (_, client, status) => {
  expect((await client.call(getLanding, {})).status).toBe(status);
  expect((await client.call(changeLanding, { body: landing })).status).toBe(status);
});

const [testimonial] = landing.testimonials;
const { claims, figures } = landing;

test.each([
  [
    "figures",
    { figures: { ...figures, members: { fr: "1 200", en: " " } } },
    "Fill in both languages, or neither",
  ],
  ["claims", { claims: { ...claims, online: { fr: "", en: "12" } } }, "Fill in both languages, or neither"],
  ["figures", { figures: { ...figures, reviews: { fr: "x".repeat(13), en: "5" } } }, "This is too long"],
  [
    "testimonials",
    { testimonials: [{ ...testimonial, words: { fr: "Oui", en: "" } }] },
    "This field is required",
  ],
  [
    "testimonials",
    { testimonials: [{ ...testimonial, name: "\u202eInès" }] },
    "This contains invisible characters: type it again",
  ],
  ["contributors", { contributors: [{ name: "", did: { fr: "Oui", en: "Yes" } }] }, "This field is required"],
  [
    "contributors",
    { contributors: Array(13).fill(landing.contributors[0]) },
    "At most twelve people are thanked",
  ],
  ["testimonials", { testimonials: Array(7).fill(testimonial) }, "At most six testimonials are shown"],
])("rejects %s of %j", async (field, change, sentence) => {
  const path = "/api/admin/school-settings/landing";
  const body = { ...landing, ...change };
  const response = await school.json<{ errors: Record<string, string[]> }>(path, { method: "PUT", body });
  expect([response.status, response.body.errors]).toEqual([422, { [field]: [sentence] }]);
});
