import { createGroupConversation } from "@/lib/chat/groups-contract";
import type { ApiClient } from "./api";
import { sql } from "./database";
import { befriend, signedInStudent } from "./friends";
import type { TestUser } from "./users";

type Student = { user: TestUser; browser: ApiClient };

/** Starts a group conversation of the owner, who is a friend of the other members. */
export async function startGroupConversation(
  owner: Student,
  others: readonly Student[],
  name = "Projet",
): Promise<number> {
  for (const { user } of others) await befriend(owner.user, user);
  const user_ids = others.map(({ user }) => user.id);
  const { status, body } = await owner.browser.call(createGroupConversation, { body: { user_ids, name } });
  if (status !== 201) throw new Error(`creating a group: ${status} ${body.code}`);
  return body.conversation.id;
}

export async function groupOfThree(name?: string) {
  const [ines, marc, zoe] = [
    await signedInStudent("Inès Moreau"),
    await signedInStudent("Marc Petit"),
    await signedInStudent("Zoé Martin"),
  ];
  return { ines, marc, zoe, id: await startGroupConversation(ines, [marc, zoe], name) };
}

export async function memberIds(id: number): Promise<number[]> {
  const rows =
    await sql`select user_id from conversation_members where conversation_id = ${id} order by user_id`;
  return rows.map(({ user_id }) => user_id);
}

export async function ownerOf(id: number): Promise<number | undefined> {
  const [row] = await sql`select owner_id from conversations where id = ${id}`;
  return row?.owner_id;
}
