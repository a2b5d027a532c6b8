import { openGroupConversation } from "@/lib/chat/groups-contract";
import type { ApiClient } from "./api";
import { signedInStudent } from "./friends";
import { addMember, insertGroup } from "./groups";

/** The id of a group's conversation, opened over the API. */
export async function openConversation(browser: ApiClient, group: number): Promise<number> {
  const { status, body } = await browser.call(openGroupConversation, { params: { id: group } });
  if (![200, 201].includes(status)) throw new Error(`opening a conversation: ${status} ${body.code}`);
  return body.conversation_id;
}

/** A private group of three, whose conversation is open; `id` is the conversation's. */
export async function chattingGroup(name = "Club de go") {
  const [ines, marc, zoe] = [
    await signedInStudent("Inès Moreau"),
    await signedInStudent("Marc Petit"),
    await signedInStudent("Zoé Martin"),
  ];
  const group = await insertGroup(ines.user, { name, visibility: "private" });
  for (const { user } of [marc, zoe]) await addMember(group, user);
  return { ines, marc, zoe, group, id: await openConversation(ines.browser, group) };
}
