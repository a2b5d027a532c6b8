import { randomBytes } from "node:crypto";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import { createGroup } from "@/lib/groups/contract";
import type { Group } from "@/lib/groups/schemas";
import { type ApiClient, form } from "./api";
import { sql } from "./database";
import { signedInStudent } from "./friends";
import { imageFile } from "./images";
import { randomKey } from "./random-key";
import type { TestUser } from "./users";

type Role = "admin" | "moderator" | "member";
type Traits = { name?: string; visibility?: "public" | "private" | "hidden" };

/** Inserts a group of the owner into the database. */
export async function insertGroup(owner: TestUser, traits: Traits = {}): Promise<number> {
  const { name = `Club ${randomKey()}`, visibility = "public" } = traits;
  const [row] = await sql`insert into groups (name, description, visibility, owner_id)
    values (${name}, 'Le club de la cour', ${visibility}, ${owner.id}) returning id`;
  await insertMember(row?.id, owner, "admin");
  return row?.id;
}

export async function insertMember(group: number, { id }: TestUser, role: Role = "member"): Promise<void> {
  await sql`insert into group_members (group_id, user_id, role) values (${group}, ${id}, ${role})
    on conflict do nothing`;
}

/** The audit log entries of a user about groups and their members. */
export function auditEntriesOf({ id }: TestUser) {
  return sql`select action, subject_id, details from audit_log
    where actor_id = ${id} and action like 'group%' order by id`;
}

/** A group of two students with their browsers. */
export async function groupOfTwo(visibility: Traits["visibility"] = "private") {
  const [ines, marc] = [await signedInStudent("Inès Moreau"), await signedInStudent("Marc Petit")];
  const id = await insertGroup(ines.user, { visibility });
  await insertMember(id, marc.user);
  return { ines, marc, id };
}

/** Inserts an invitation link into the database. */
export async function insertInvitationLink(group: number, creator: TestUser, maxUses: number | null = null) {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashTokenSecret(token);
  const [row] =
    await sql`insert into group_invitation_links (group_id, created_by, token_hash, max_uses, expires_at)
    values (${group}, ${creator.id}, ${tokenHash}, ${maxUses}, now() + interval '1 day') returning id`;
  return { id: row?.id as string, token };
}

/** The form that the screen sends. */
export async function groupForm(
  fields: Record<string, string> = {},
  avatar?: File | null,
): Promise<FormData> {
  const data = form({ name: "Club de go", description: "On joue le mardi soir", is_private: "0", ...fields });
  if (avatar !== null) data.append("avatar", avatar ?? (await imageFile()));
  return data;
}

/** Creates a group over the API and returns it. */
export async function createGroupAs(browser: ApiClient, fields: Record<string, string> = {}): Promise<Group> {
  const { status, body } = await browser.call(createGroup, { body: await groupForm(fields) });
  if (status !== 201) throw new Error(`creating a group: ${status} ${body.code}`);
  return body.data;
}

/** The roles of the members in the tables, and the group's counter, which must equal their number. */
export async function membersOf(
  id: number,
): Promise<{ roles: Map<number, string>; owner: number; count: number }> {
  const [group] = await sql`select owner_id, members_count from groups where id = ${id}`;
  const rows = await sql`select user_id, role from group_members where group_id = ${id} order by user_id`;
  const roles = new Map(rows.map(({ user_id, role }): [number, string] => [user_id, role]));
  return { roles, owner: group?.owner_id, count: group?.members_count };
}
