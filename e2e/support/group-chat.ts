import { openGroupConversation } from "@/lib/chat/groups-contract";
import type { ApiClient } from "./api";
import { signedInStudent } from "./friends";
import { insertGroup, insertMember } from "./groups";

/** Opens the conversation of a group over the API and returns its id. */
export async function openConversation(browser: ApiClient, group: number): Promise<number> {
  const { status, body } = await browser.call(openGroupConversation, { params: { id: group } });
  if (![200, 201].includes(status)) throw new Error(`opening a conversation: ${status} ${body.code}`);
  return body.conversation_id;
}

/** A private group of three with an open conversation; `id` is that of the conversation. */
export async function chattingGroup(name = "Club de go") {
  const [ines, marc, zoe] = [
    await signedInStudent("Inès Moreau"),
    await signedInStudent("Marc Petit"),
    await signedInStudent("Zoé Martin"),
  ];
  const group = await insertGroup(ines.user, { name, visibility: "private" });
  for (const { user } of [marc, zoe]) await insertMember(group, user);
  return { ines, marc, zoe, group, id: await openConversation(ines.browser, group) };
}
