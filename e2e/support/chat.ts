import { uploadAttachment } from "@/lib/chat/attachments-contract";
import { sendMessage } from "@/lib/chat/contract";
import type { Attachment, Message } from "@/lib/chat/schemas";
import { getUnread } from "@/lib/notifications/contract";
import type { ApiClient } from "./api";
import { sql } from "./database";
import { befriend, signedInStudent } from "./friends";
import type { TestUser } from "./users";

/** The conversation of two users, accepted unless it is a request. */
export async function insertConversation(
  one: TestUser,
  other: TestUser,
  { isAccepted = true } = {},
): Promise<number> {
  const [low, high] = [one.id, other.id].sort((a, b) => a - b);
  const [row] = await sql`insert into conversations (low_user_id, high_user_id, accepted_at)
    values (${low ?? 0}, ${high ?? 0}, ${isAccepted ? new Date() : null}) returning id`;
  for (const { id } of [one, other])
    await sql`insert into conversation_members (conversation_id, user_id) values (${row?.id}, ${id})`;
  return row?.id;
}

export async function insertMessage(
  conversation: number,
  sender: TestUser,
  content: string,
): Promise<number> {
  const [row] = await sql`insert into messages (conversation_id, sender_id, content)
    values (${conversation}, ${sender.id}, ${content}) returning id`;
  return row?.id;
}

/** Two friends with their browsers and their conversation. */
export async function chattingFriends() {
  const [ines, marc] = [await signedInStudent("Inès Moreau"), await signedInStudent("Marc Petit")];
  await befriend(ines.user, marc.user);
  return { ines, marc, id: await insertConversation(ines.user, marc.user) };
}

/** Sends a message over the API and returns it. */
export async function send(browser: ApiClient, id: number, content: string): Promise<Message> {
  const { status, body } = await browser.call(sendMessage, { params: { id }, body: { content } });
  if (status !== 201) throw new Error(`sending: ${status} ${body.code}`);
  return body.data;
}

/** Uploads a file for a message that is sent afterwards. */
export async function upload(browser: ApiClient, id: number, file: File): Promise<Attachment> {
  const body = new FormData();
  body.append("file", file);
  const { status, body: uploaded } = await browser.call(uploadAttachment, { params: { id }, body });
  if (status !== 201) throw new Error(`uploading: ${status} ${uploaded.code}`);
  return uploaded.data;
}

/** Sends uploaded files over the API and returns the message. */
export async function sendFiles(browser: ApiClient, id: number, attachments: number[], content = "") {
  const { status, body } = await browser.call(sendMessage, {
    params: { id },
    body: { content, attachments },
  });
  if (status !== 201) throw new Error(`sending: ${status} ${body.code}`);
  return body.data;
}

export function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}

/** The number of conversations with unread messages. */
export async function countUnread(browser: ApiClient): Promise<number> {
  return (await browser.call(getUnread, {})).body.conversations;
}
