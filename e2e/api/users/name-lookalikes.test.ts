import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { updateOwnCompany } from "@/lib/companies/contract";
import { acceptInvitation, inviteMember } from "@/lib/companies/members-contract";
import { createComment } from "@/lib/posts/comments-contract";
import { browserClient, visitorClient } from "../../support/api";
import { invitationSecret } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { insertPost } from "../../support/posts";
import { admin, company, newEmail, password, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

const reserved =
  "This name could be taken for the school’s or for one of its team: add something to it, such as an initial or a middle name";
const ofMember =
  "This is a member’s name. If it is yours as well, add something to it, such as an initial or your town";

/** A unique name. */
function newName(): string {
  const letters = [...randomUUID().replace(/-/g, "")].map(
    (digit) => "bcdfghjkmpqstuwx"[Number.parseInt(digit, 16)],
  );
  return `Camille ${letters.slice(0, 10).join("")}`;
}

async function comment(author_name: string) {
  const { id } = await insertPost();
  const body = { content: "Bonjour", author_name, author_email: newEmail() };
  const { status, body: comment } = await visitorClient().call(createComment, { params: { id }, body });
  return status === 201 ? "created" : comment.errors.author_name?.[0];
}

async function signUp(name: string, kind = "student", extra = {}) {
  const form = { name, email: newEmail(), password, password_confirmation: password, terms: true, ...extra };
  const { status, body } = await visitorClient().json(`/api/signup/${kind}`, { method: "POST", body: form });
  return status === 201 ? "created" : Object.entries(body.errors)[0];
}

const staffNames = [
  "Admin",
  "ADMIN",
  "admin.",
  "Admin 2",
  "Zoé (admin)",
  "A d m i n",
  "Аdmіn",
  "Αdmin",
  "Ａｄｍｉｎ",
  "𝐀𝐝𝐦𝐢𝐧",
  "Ádmïn",
  "4dm1n",
  "Adm|n",
  "Adrnin",
  "AdminPréau",
  "Modération",
  "Moderation",
  "La modératrice",
  "Administrateur",
  "Préau",
  "Preau",
  "L’équipe Préau",
  "Préau Support",
  "École du Préau",
  "ecole du preau",
  "Direction de l’école",
];

test.each(staffNames)("rejects %j as the name of a visitor and at sign-up", async (name) => {
  expect(await comment(name)).toBe(reserved);
  expect(await signUp(name)).toEqual(["name", [reserved]]);
});

test.each([
  "Marie Préau",
  "Ada Lovelace",
  "Aide Moreau",
  "Dede Lala",
  "Aminata Diallo",
  "Амина Дмитриева",
  "李明明",
])("accepts %j as a name", async (name) => {
  expect(await signUp(name)).toBe("created");
});

test.each([
  ["as it is", (name: string) => name],
  ["in capitals", (name: string) => name.toUpperCase()],
  ["with accents", (name: string) => name.replace("a", "à").replace("e", "é")],
  ["with other spaces", (name: string) => `  ${name.replace(" ", "\u00a0 ")} `],
  ["with letters of another alphabet", (name: string) => name.replace("a", "а").replace("C", "С")],
  ["with a full stop", (name: string) => `${name}.`],
])("rejects a user's name for a visitor, %s", async (_, change) => {
  const { name } = await student({ name: newName() });
  expect(await comment(change(name))).toBe(ofMember);
  expect(await comment(`${name} (Lyon)`)).toBe("created");
});

test("rejects an administrator's name, but accepts it with an initial", async () => {
  const { name } = await admin({ name: newName() });
  const lookalike = name.replace("a", "а").toUpperCase();
  expect(await comment(lookalike)).toBe(reserved);
  expect(await signUp(lookalike)).toEqual(["name", [reserved]]);
  expect(await signUp(name.replace(" ", " J. "))).toBe("created");
});

test("two users may have the same name, which visitors may use once both are deleted", async () => {
  const { id, name } = await student({ name: newName() });
  expect(await signUp(name)).toBe("created");
  await sql`update users set deleted_at = now() where name = ${name}`;
  expect(id).toBeGreaterThan(0);
  expect(await comment(name)).toBe("created");
});

test("rejects reserved names of companies and invited members", async () => {
  expect(await signUp("Lou Armand", "company", { company_name: "Préau" })).toEqual([
    "company_name",
    [reserved],
  ]);
  expect(await signUp("Admin", "company", { company_name: "Atelier" })).toEqual(["name", [reserved]]);
  const owner = await browserClient(await company());
  const rename = (name: string) => owner.call(updateOwnCompany, { body: { name } });
  expect((await rename("École du Préau")).body.errors).toEqual({ name: [reserved] });
  expect((await rename("Atelier du Préau vert")).status).toBe(200);
  const email = newEmail();
  await owner.call(inviteMember, { body: { email, role: "recruiter" } });
  const form = { token: await invitationSecret(email), password, terms: true } as const;
  const rejected = await visitorClient().call(acceptInvitation, { body: { ...form, name: "Support" } });
  expect(rejected.body.errors).toEqual({ name: [reserved] });
});

test("the command creates an administrator, but no student, named Admin", async () => {
  Object.assign(process.env, isolatedEnv(databaseUrl));
  const { createUser } = await import("@/lib/core/auth/create-user");
  const { systemDb } = await import("@/db/client");
  const make = (role: "admin" | "student") =>
    createUser({ name: "Admin", email: newEmail(), password: "un mot de personne", role }, systemDb);
  await expect(make("student")).rejects.toThrow("validation_failed");
  expect(await make("admin")).toMatchObject({ name: "Admin" });
});

test("finds a name by an index", async () => {
  const plan = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    return tx`explain select from users u where name_skeleton(u.name) = name_skeleton('Ada') and u.deleted_at is null`;
  });
  expect(JSON.stringify(plan)).toContain("users_name_skeleton_idx");
});
